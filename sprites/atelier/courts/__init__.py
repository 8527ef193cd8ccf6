"""The sixteen courts: R king, D queen, C cavalier, V knave of S spades, H hearts, D diamonds, C clubs.

    age  hair                   headgear            dress                   plant      in hand    looks
SR  70   white, long beard      arched crown        night blue mantle       anemone    sword      left
HR  50   chestnut, long beard   ogee crown          red mantle, ermine      rose       sceptre    right
DR  50   tawny, beard of flames crown of rays       teal robe, sun collar   sunflower  peregrine  straight out
CR  40   black curls, beard     rays and clover     green cloak, brooch     clover     staff      left, profile
SD  25   brown, loose           diadem              blue, lace, plastron    anemone    anemone    right
HD  18   fair, one plait        crown of hearts     rose gown, embroidered  rose       rose       left
DD  60   grey                   crown upon a veil   ochre gown, wimple      sunflower  book       right
CD  30   red, bound up          gold net, circlet   green, high collar      clover     clover     right, profile
SC  35   hidden                 plumed helmet       plate                   anemone    lance      left, black horse
HC  20   brown curls            chaplet of roses    red tunic               rose       rein       down, chestnut horse
DC  45   dark, moustache        turban, plume       ochre kaftan            sunflower  sabre      right, dappled horse
CC  25   fair, page's cut       plumed cap          green tunic, red cape   clover     rein       profile, grey horse
SV  20   dark, a fringe         hood with a tail    blue hood, mauve tunic  anemone    halberd    right
HV  17   auburn curls           cap with a rose     red slashed doublet     rose       rose       left, down, profile
DV  30   blond, moustache       broad plumed hat    ochre doublet, ruff     sunflower  sunflower  right
CV  25   brown                  bycocket, feather   green jerkin, red cape  clover     drawn bow  left

One file for each; `sides` has the growth along the edges and the key line of the figure.
"""
