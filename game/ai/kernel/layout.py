"""The indices of the kernel's flat lists, by name."""

from __future__ import annotations

from typing import Final

TAROT_SUIT: Final = 4
FOOL_SUIT: Final = 5
CODES: Final = 192
COURTS_MASK: Final = 0b1111 << 10  # Jack to King, for every ranking of the Aces

# -- the constants of a deal, in `game` -------------------------------------------------------------------------------
PLAYERS: Final = 0
OVERTRUMP: Final = 1
FOOL_PAYS: Final = 2  # 1: an empty card
FOOL_LAST: Final = 3  # 0 kept, 1 winner, 2 changes sides
FOOL_WINS: Final = 4  # 0 never, 1 after an announced slam, 2 led, 3 in any slam
ECART_TO: Final = 5  # 0 the dealer, 1 the last trick, 2 the taker
COUNT: Final = 6  # 0 tricks, 1 cards, 2 threes
EXTRA: Final = 7
FOOL_SHORT: Final = 8
LEAST: Final = 9
PAYMENT: Final = 10  # 0 zero-sum, 1 raised, 2 stake, 3 french
PAR: Final = 11
DOUBLED_BELOW: Final = 12
MULTIPLIER: Final = 13
UNIT: Final = 14
TAKER: Final = 15
GIVEN: Final = 16  # 1: a talon that was not taken goes to the defence
SLAM: Final = 17
HANDFULS: Final = 18  # the value of the handfuls shown
EACH: Final = 19
FOOL_UNITS: Final = 20
CALLED: Final = 21  # two codes, -1 for none
BARRED: Final = 23  # 1: suits of called cards may not be led to the first trick
PAGAT_CODE: Final = 24
MOND_CODE: Final = 25
LAYER: Final = 26  # the seat whose écart the observer knows, -1 if there is none
SCALE: Final = 27  # the weight of a unit of payment in a bot's utility
MARGIN: Final = 28  # the weight of a unit of card points that a side is ahead of the others
GAME_SIZE: Final = 29

# -- the variables of the deal, in `now` ------------------------------------------------------------------------------
LEADER: Final = 0
LAID: Final = 1  # cards in the trick
DONE: Final = 2  # tricks taken
FOOL_OWNER: Final = 3  # the seat that played the Fool, -1 for none yet
FOOL_WINNER: Final = 4  # the seat that took that trick
FOOL_IN_LAST: Final = 5
PAGAT_BEFORE: Final = 6  # the seat that won the previous trick with the 1 itself, -1 for none
BOUT: Final = 7  # the seat that has the prize for the 1 in the last trick, -1 for none
LAST_WINNER: Final = 8
HIDDEN: Final = 9  # 1: the partner is unknown until the called card is played
NOW_SIZE: Final = 10

# -- what each seat has won, in `won`, five numbers each --------------------------------------------------------------
W_UNITS: Final = 0
W_CARDS: Final = 1
W_TRICKS: Final = 2
W_LEAST: Final = 3
W_OUDLERS: Final = 4  # bit 0 the 1, bit 1 the 21; bit 2 the Fool, in the pile set aside only
WON: Final = 5
