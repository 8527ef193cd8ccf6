"""The sixteen courts: R king, D queen, C cavalier, V knave of S spades, H hearts, D diamonds, C clubs.

    age  hair                   headgear            dress                   plant      in hand    looks
SR  70   white, long beard      arched crown        night blue mantle       anemone    sword      left
HR  50   chestnut, long beard   crown of hearts     red mantle, ermine      rose       goblet     right
DR  50   tawny, beard of flames crown of rays       teal robe, sun collar   sunflower  peregrine  straight out
CR  40   grizzled, beard        rays and clover     green cloak, brooch     clover     staff      left, a greyhound
SD  25   brown, loose           diadem              blue, lace, plastron    anemone    anemone    right
HD  18   fair, one plait        crown of hearts     rose gown, embroidered  rose       rose       straight out
DD  60   grey, blown            crown on a veil     brocade, pleated linen  sunflower  goldfinch  left
CD  30   red, loose             circlet of trefoils green, wide sleeves     clover     clover     left, down
SC  35   brown, a pointed beard plumed helmet       plate                   anemone    lance      left, black horse
HC  20   brown curls            chaplet of roses    red tunic               rose       rein       down, cream horse
DC  45   dark, a beard          turban              ochre kaftan            sunflower  sabre      left, skewbald horse
CC  35   red, beard             chaperon            ochre doublet, red cape clover     rein       right, a rearing grey
SV  20   fair                    iron hat            blue hood, mauve tunic  anemone    lantern    left, a moth
HV  17   auburn curls           cap with a rose     red slashed doublet     rose       lute       right, up
DV  30   blond, moustache       broad plumed hat    ochre doublet, lace     sunflower  sunflower  right, winks
CV  25   brown                  bycocket, feather   green jerkin, red cape  clover     drawn bow  left

One file for each. Other parts have files of their own, named after their card: horses (`spade_steed` and so
on; `horse` has the head and the forelegs they share), the landscape in the halo of knights and knaves (`heart_garden`,
drawn with `prospects`; the others have a `tapestry`), heads, arms and hands (`heart_king_head`, `heart_queen_arm`,
`knave_hands`), and what is held or worn (`diamond_finch`, `heart_goblet`, `club_mantle`). `sides` has the growth along
the edges, whose flowers are in `side_flowers`, and the key line of the figure.
"""
