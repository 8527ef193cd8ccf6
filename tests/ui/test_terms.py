"""Words that are no longer used in texts for players: ``docs/terms.md`` contains their replacements."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.view import words
from tools import compile_words

VIEW = Path(words.__file__).parent


FRENCH_TAROT = (rf".*{compile_words.OF}french|rulebook/(french|french-open-call|signals):.*"
                r"|lessons/(oudlers|ecart|signals|overtrumping):.*")
"""The places of texts about French Tarot alone."""


@dataclass(frozen=True)
class Retired:
    """A ``pattern`` that no text may contain, the word to use ``instead``, and phrases exempt from it.

    ``but_in`` is a pattern of the places that are exempt.
    """

    pattern: str
    instead: str
    but: tuple[str, ...] = field(default=())
    but_in: str = "(?!)"


RETIRED: dict[str, tuple[Retired, ...]] = {
    "en": (
        Retired(r"\btarots\b", "trumps", ("also called tarots",)),
        Retired(r"\b(?:a|the|no|any|lone|highest|best|low|small) tarot\b", "trump",
                ("the tarot club", "a tarot pack")),
        Retired(r"\bécarts?\b", "discard", ("Baga à l’écart", "(*écart*)")),
        Retired(r"\b(?:lay|lays|laid|laying)(?: \S+){0,3} away\b", "discard"),
        Retired(r"\blaid-away\b", "discarded"),
        Retired(r"\bspare cards?\b|\bleft-over cards\b", "talon"),
        Retired(r"(?<!\*)\b[Cc]hien\b(?!\*)", "talon", ("French *chien*", "**Chien.**"), but_in=FRENCH_TAROT),
        Retired(r"\bempty cards?\b", "low card"),
        Retired(r"\bthe 1\b(?! of trumps)", "Pagat, or Ace"),
        Retired(r"\blone 1\b", "lone Pagat"),
        Retired(r"\banew\b", "again"),
        Retired(r"\b(?:some|every)body\b", "someone, everyone"),
        Retired(r"\bcrest\b", "plate"),
        Retired(r"\bshining (?:card|Club|Heart|Spade|Diamond)s?\b", "highlighted"),
        Retired(r"\b[Hh]onours?\b", "oudler, or King or Queen: honours are of Piedmont",
                but_in=r"(rulebook/(piedmont|glossary)|lessons/piedmont):.*|editor\.group\.honours"),
        Retired(r"\b[Bb]esides\b", "in addition"),
        Retired(r"\bshall\b", "must"),
        Retired(r"\bone’s\b", "a player’s"),
        Retired(r"\bWhoever\b", "the player who"),
        Retired(r"\bdearest\b|\bthe dearer\b", "most valuable"),
        Retired(r"\b[Gg]o(?:ing)? higher\b", "overtrump"),
        Retired(r"\b[Tt]ake back\b(?! (?:a|the) card)", "undo"),
        Retired(r"\b[Hh]ouse rulings?\b", "house rule"),
        Retired(r"\b[Ss]econd account\b", "Dummett & McLeod"),
        Retired(r"\b[Ww]ish(?:es)?\b", "requirement"),
        Retired(r"\b(?:lay|laid|lays) out\b", "set up"),
    ),
    "fr": (
        Retired(r"\bcartes? vides?\b", "carte basse"),
        Retired(r"\b[Dd]écompte\b", "compte des cartes, or feuille"),
        Retired(r"\bNulle\b(?! part)|\bdonne est nulle\b", "annulée, or égalité"),
        Retired(r"\ble 1 pour seul atout\b", "le Petit"),
        Retired(r"\bgerme\b", "graine"),
        Retired(r"\b[Rr]eprendre \(|\b[Rr]eprendre (?:le|ses|un) coups?\b", "annuler"),
        Retired(r"\bentamé(?:es?|s)?\b|\bentam\w+ (?:avec|du)\b", "ouvrir (entamer is for the first trick)",
                ("On entame avec n’importe",)),
        Retired(r"\bpremière entame\b", "entame, or ouverture"),
        Retired(r"\baccueilli", "importer"),
        Retired(r"\bcliquez-l(?:a|es)\b", "cliquez sur"),
        Retired(r"\b[Ss]ouhaits?\b", "contraintes"),
        Retired(r"\bqui que soit\b", "quel que soit"),
        Retired(r"\bautre lecture\b|\bsecond récit\b", "d’après Dummett"),
        Retired(r"\bappel tardif\b", "appel après l’écart"),
        Retired(r"\bjeu (?:court|réduit)\b", "tarot simplifié"),
    ),
    "de": (
        Retired(r"\bAlleinspieler", "Spielmacher, or Solist"),
        Retired(r"\bGarde (?:ohne|gegen)\b(?!\*{0,2} Talon)", "Garde ohne Talon, Garde gegen Talon"),
        Retired(r"\b[Dd]ie 1 als einzige", "blanker Pagat"),
        Retired(r"\bAus der Hand\b", "Hand-Solo"),
        Retired(r"\b[Kk]urze[ns]? Spiel\b", "kurzes Blatt"),
        Retired(r"\bWunsch\b|\bWünschen?\b", "Vorgaben"),
        Retired(r"\b[Ii]n Piemont\b", "im Piemont"),
        Retired(r"\bmal dem (?:Gebot|Kontrakt)\b", "multipliziert mit"),
        Retired(r"\bzweite[nr] Bericht\b", "nach Dummett"),
        Retired(r"\bspäte[mnr] Ruf\b", "Ruf nach der Ablage"),
        Retired(r"\bKontrakte? (?:gewonnen|verloren)\b|\b(?:gewinns?t|verliers?t) (?:den|deinen) Kontrakt\b",
                "erfüllen, verfehlen"),
        Retired(r"\b[Ss]ystem sagt\b", "meldet"),
    ),
    "it": (
        Retired(r"\b[Tt]arocchi francesi\b", "tarocco francese"),
        Retired(r"\bDama\b|(?<!\*)\bDame\b", "Donna"),
        Retired(r"\b[Mm]ancanz[ae]\b", "vuoto"),
        Retired(r"\b[Cc]artin[ae]\b", "scartina"),
        Retired(r"\bfinché (?:ne resta|è completo|esci|tutti tranne|il conto torna)\b", "finché non"),
        Retired(r"\bl’1 come unico trionfo\b|\bSolo l’1\b", "Bagatto secco"),
        Retired(r"\b[Dd]esideri[o]?\b", "requisiti"),
        Retired(r"\b[Gg]randezza\b", "dimensione"),
        Retired(r"\b[Rr]iprendi \(|\b[Rr]iprendere (?:la|le) (?:propria|giocat)", "annulla"),
        Retired(r"\baccolt[aeio]\b", "importate"),
        Retired(r"\b[Rr]egol[ae] di casa\b", "regola della casa"),
        Retired(r"\bseconda versione\b", "secondo Dummett"),
        Retired(r"\bchiamata tard", "chiamata dopo lo scarto"),
        Retired(r"\b(?:vince|perde|vinto|perso) il (?:tuo )?contratto\b", "mantenere, fallire"),
        Retired(r"\b(?:vengono|viene) conservat[aeio]\b", "salvare"),
        Retired(r"\b[Ss]istema dice\b", "segnala"),
    ),
    "es": (
        Retired(r"\b[Ll]lam(?:ar?|as?|ad[ao]s?)\b(?= (?:a |un |una |el |la )?(?:Rey|Dama|carta))", "nombrar"),
        Retired(r"\b[Jj]otas?\b|\b[Vv]alets?\b(?!\*)", "Sota"),
        Retired(r"\b[Rr]einas?\b", "Dama"),
        Retired(r"\b[Aa]tout", "triunfo", ("*atout, tarot*",)),
        Retired(r"\b[Pp]agat\b", "Pequeño", ("o Pagat", "**Pagat.**", "pagat.com")),
        Retired(r"\b[Pp]etit\b(?! au bout)", "Pequeño", ("(*Petit*", "*le Petit*")),
        Retired(r"\b[Oo]udlers\b", "extremos", ("bouts, oudlers",)),
        Retired(r"\b[Mm]us\b|\b[Rr]onda de apuestas\b", "subasta"),
        Retired(r"\b[Cc]helem\b|\b[Ss]lam\b", "capote", ("(*chelem*)",)),
        Retired(r"\b[Pp]oign[ée]e\b", "puñado", ("(*poignée*)",)),
        Retired(r"\b(?:el|al|del) perro\b", "talón: the perro is of French Tarot", ("el «perro»",),
                but_in=FRENCH_TAROT + r"|rulebook/(sources|glossary):.*"),
        Retired(r"\b[Uu]sted(?:es)?\b|\b[Hh]aga\b|\b[Pp]ulse\b", "tú"),
    ),
}
"""By language, the retired words; a new line here is enough."""
PICTURED = ("flower.", "figure.", "back.")
"""Messages about flowers and pictures, which are no words of the game."""


def texts(code):
    """Yield every text of language ``code`` that a player reads, with its place."""
    for key, forms in compile_words.entries(compile_words.read(code)).items():
        if not key.startswith(PICTURED):
            yield from ((key, form) for form in forms)
    for page in sorted(VIEW.glob(f"*/text/{code}/*.txt")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{page.parts[-4]}/{page.stem}:{number}", re.sub(r"\{[#=].*?\}|\]\([^)]*\)|\[\[[^|\]]*\|", " ", line)


def found(retired, text):
    """The match of the pattern of ``retired`` in ``text``, outside the exempt phrases; None if there is none."""
    for phrase in retired.but:
        text = text.replace(phrase, "")
    match = re.search(retired.pattern, text)
    return match.group() if match else None


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_no_text_has_a_retired_word(code):
    read = list(texts(code))
    assert len(read) > 1500 or code not in compile_words.COMPLETE, "catalogue, rulebook and lessons"
    wrong = [f"{place}: “{word}”, say {one.instead}" for one in RETIRED.get(code, ()) for place, text in read
             if not re.fullmatch(one.but_in, place) and (word := found(one, text)) is not None]
    assert wrong == []


def test_a_retired_word_would_be_found():
    one = RETIRED["en"][0]
    assert found(one, "Draw the tarots.") == "tarots"
    assert found(one, "The trumps, also called tarots") is None


@pytest.mark.parametrize(("code", "others", "page"), [("en", "Fool|Pagat|[Tt]alon", "[the Fool, or Excuse"),
                                                      ("fr", "Fou|[Tt]alon", "[le Fou, ou l’Excuse")])
def test_french_tarot_has_its_own_words(code, others, page):
    """In French Tarot the Fool is the Excuse, the talon the chien, and the Pagat the Petit."""
    read = dict(texts(code))
    own = {place: text for place, text in read.items() if re.fullmatch(FRENCH_TAROT, place)}
    assert len(own) > 60
    assert [place for place, text in own.items() if re.search(rf"\b({others})\b", text.replace(page, ""))] == []


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_every_exception_is_needed(code):
    read = " ".join(text for _, text in texts(code))
    assert [phrase for one in RETIRED.get(code, ()) for phrase in one.but if phrase not in read] == []
