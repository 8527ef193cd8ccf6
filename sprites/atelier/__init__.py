"""The atelier draws every picture of the game: Python -> SVG -> WebP. Nothing here is needed while playing.

    python -m sprites.atelier              make what is out of date (T3 SR large_T3 … : only these; --all: all)
    python -m sprites.atelier --check      name what is out of date, exit 1 if anything is
    python -m sprites.atelier --sheets out                     contact sheets of the whole deck
    python -m sprites.atelier --package out                    the deck for other programs, see `packages`
    python -m sprites.atelier T3 --look out [--width 460]      PNGs to look at; nothing else is touched
    python -m sprites.atelier H5 large_H5 --signs              whether the signs of a pip card can be read

A TRUMP is one file `trumps/tNN_name.py` (two digits), found by its name, with a function `draw() -> Group`::

    def draw() -> Group:
        picture = sky("#2F5262", (250, "#476D78"), (620, "#E3DCB4"))        # bands from above; then the land
        plant = Group()                                                    # stem(), leaf(), pinnate(), a flower ...
        picture.add(keyline(plant, 1.1, 6))                                # thick in the shade; one layer on another
        return trump_card(picture, "3", "COQUELICOT")                      # window, frame, index, title

A COURT is one file `courts/SUIT_RANK.py`, SUIT one of spade heart diamond club, RANK one of king queen knight
knave, with `draw() -> Group`::

    def draw() -> Group:
        return court_card(figure(), "R", "H", CourtInks(ground, lines, ring, sign, band))

`figure()` returns the upper half as a Group without its heavy contour, in card units (610 x 1120): eye line near y 277,
head at scale 1.1, everything important above the middle band (BAND: from (-10, 660) through (305, 560) to (620, 460))
and clear of the index (x < 180, y < 220). Parts: `figures` (lock, pearls), `faces` (inks of a face), `likeness`
(a face of its own by its features), `hands` with the shapes in `grips`, `beards`, `pieces` (a hand of its
own), `dress`, `hats`, `plumes`, `tresses`, `flowers.garden`, `harness`.

A PIP CARD is one file `pips/SUIT_NN.py` with `draw() -> Card`; docs/deck.md has the recipe. The plants of the
four suits are `growth/`: rose, anemone, sunflower, clover.

A BACK is one file `backs/plant.py`: `mounted()` a field, its pattern and one half, which is turned for the other, and a
line in `registry.BACKS`. THE LARGE-INDEX DECK is `large`: it frames the `content` of each `Card` a second time.

A PLATE is one file `plates/PLANT.py` with `draw() -> Image`: layers `mounted()` in quieter inks on their hatched
shadow, and a name in `plates.PLATES`. It has no ground: the paper of the page is behind it.

THE TITLE PAGE's plate is `poster/title_plate.py`; its `lady` holds cards of the deck, so it depends on their drawings.

A LIVING PLATE is a strip of frames laid over a trump in the gallery, `living/`: a `Motion`, a `draw() -> Image` and a
name in `living.plan.STRIPS`.

Where what is: `geometry` points and paths, `splines` curve() and Pose, `ribbons` brushes and petals, `svg` Group,
`line` key line, taper, hatch, `tones` three tones and a line, `organs` stems, blades, petals in that line,
`engraved` the layers and inks of pip cards, `cup`
flowers in a bowl, `room` leaves that find room, `plants` stem, leaf, painted petal of trumps and courts, `leaves`
divided leaves, `flowers/` heads by family, `frame` and `court` what cards share, `suits`, `pip_cards`, `large`,
`backs/`, `plates/`, `living/`, `table/` ornaments, `registry` card -> drawing, `pictures` drawing -> files, `sources`
what a picture depends on, `meaning` what of its code counts, `colours` fewer inks for smaller files, `vision` contrast
and colour blindness, `checks` whether signs can be read and how dark a picture is, `sheets` contact sheets,
`packages/` the deck for other programs. A change in a shared module makes every
picture that uses it stale: put what only one card needs in that card's own file. Comments, docstrings and annotations
do not count.

Rules of the hand: 3 to 5 points are enough for a curve; heavy outer line, thin inner lines; flat tones, two and a line;
veins in a darker tone of the petal, not in ink; white needs ink below it on a pale ground; tendrils end in a taper or a
knob; look at every card at 200, 460 and 920 px. Numbers are drawn from fixed seeds: same code, same bytes.
"""
