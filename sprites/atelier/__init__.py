"""The atelier draws every picture of the game: Python -> SVG -> WebP. The game does not need it at run time.

    python -m sprites.atelier              make what is out of date (T3 SR large_T3 … : only these; --all: all)
    python -m sprites.atelier --check      print what is out of date, exit 1 if anything is
    python -m sprites.atelier --sheets out                     contact sheets of the whole deck
    python -m sprites.atelier --package out                    the deck for other programs, see `packages`
    python -m sprites.atelier T3 --look out [--width 460]      PNGs for viewing; no other file is changed
    python -m sprites.atelier H5 large_H5 --signs              contrast of the signs of a pip card

A TRUMP is one file `trumps/tNN_name.py` (two digits) with a function `draw() -> Group`::

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
(a face defined by its features), `hands` with the shapes in `grips`, `beards`, `pieces` (for one card only), `dress`,
`hats`, `plumes`, `tresses`, `flowers.garden`, `harness`.

A PIP CARD is one file `pips/SUIT_NN.py` with `draw() -> Card`; docs/deck.md has the recipe. The plants of the
four suits are in `growth/`: rose, anemone, sunflower, clover.

A BACK is one file `backs/plant.py`, in which `mounted()` combines a field, its pattern and one half, turned for
the other; it has a line in `registry.BACKS`. THE LARGE-INDEX DECK is `large`, which frames the `content` of each `Card`
a second time.

A PLATE is one file `plates/PLANT.py` with `draw() -> Image`: layers `mounted()` in paler inks on their hatched shadow;
its name is in `plates.PLATES`. It has no ground, because it is drawn on the paper of a page.

THE PLATE OF THE TITLE PAGE is `poster/title_plate.py`; its `lady` holds cards of the deck, so it depends on their
drawings.

A LIVING PLATE is a strip of frames drawn over a trump in the gallery, in `living/`: a `Motion`, a `draw() -> Image` and
a name in `living.plan.STRIPS`.

Modules: `geometry` points and paths, `splines` curve() and Pose, `ribbons` brushes and petals, `svg` Group, `line` key
line, taper, hatch, `tones` three tones and a line, `organs` stems, blades, petals in that style, `engraved` the layers
and inks of pip cards, `cup` flowers in a bowl, `room` the free room for leaves, `plants` stem, leaf, painted petal of
trumps and courts, `leaves` divided leaves, `flowers/` heads by family, `frame` and `court` the frames of cards,
`suits`, `pip_cards`, `large`, `backs/`, `plates/`, `living/`, `table/` ornaments, `registry` card -> drawing,
`pictures` drawing -> files, `sources` the dependencies of a picture, `meaning` the hash of code, `colours` fewer inks
for smaller files, `vision` contrast and colour blindness, `checks` the contrast of signs and the darkness of pictures,
`sheets` contact sheets, `packages/` the deck for other programs. A change in a shared module makes every picture that
uses it stale, so code for one card belongs in the file of that card. Comments, docstrings and annotations do not count.

Rules of drawing: 3 to 5 points are enough for a curve; heavy outer line, thin inner lines; flat tones, two and a line;
veins in a darker tone of the petal, not in ink; white needs ink below it on a pale ground; tendrils end in a taper or a
knob; look at every card at 200, 460 and 920 px. Random numbers have fixed seeds: the same code gives the same bytes.
"""
