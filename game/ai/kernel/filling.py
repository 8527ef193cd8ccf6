"""Puts cards in random places allowed for them: first any arrangement, then exchanges that make all arrangements
equally likely.

A card is its index in 0..n-1, a place an index below PLACES, ``allowed`` by card a mask of places, ``room`` by place
the number of cards it takes (together exactly n), ``place`` by card the place where it is.
"""

from __future__ import annotations

from .bits import count, draw

#: Seats 0..5, the écart, the talon, and two more for the tarots of an écart and for cards given (see ``places.py``).
PLACES = 10
#: Ints of scratch a caller provides: the order of the cards, then three rows by place.
SCRATCH = 78 + 3 * PLACES


def fill(n: int, allowed: list[int], room: list[int], place: list[int], scratch: list[int], rng: list[int]) -> int:
    """Write a random arrangement to ``place``; returns 1, or 0 if no arrangement is possible.

    Cards with the fewest places come first; each goes to a place drawn in proportion to the room left. If no place has
    room, other cards move. The arrangements are not equally likely yet: :func:`swap_steps` makes them so.
    """
    _by_choice(n, allowed, scratch)
    for p in range(PLACES):
        scratch[n + p] = room[p]
    for i in range(n):
        place[i] = -1
    for at in range(n):
        i = scratch[at]
        p = _drawn(allowed[i], n, scratch, rng)
        if p < 0:
            p = _cleared(n, allowed, place, scratch, i)
            if p < 0:
                return 0
        place[i] = p
        scratch[n + p] -= 1
    return 1


def _by_choice(n: int, allowed: list[int], scratch: list[int]) -> None:
    """Write the cards to the first ``n`` items of ``scratch``, those with the fewest places first."""
    at = 0
    for choices in range(PLACES + 1):
        for i in range(n):
            if count(allowed[i]) == choices:
                scratch[at] = i
                at += 1


def _drawn(mask: int, n: int, scratch: list[int], rng: list[int]) -> int:
    """A random place of ``mask``, with a probability in proportion to the room left; -1 if there is no room."""
    total = 0
    for p in range(PLACES):
        if mask >> p & 1:
            total += scratch[n + p]
    if total == 0:
        return -1
    r = draw(rng, total)
    p = -1
    while r >= 0:
        p += 1
        if mask >> p & 1:
            r -= scratch[n + p]
    return p


def _cleared(n: int, allowed: list[int], place: list[int], scratch: list[int], card: int) -> int:
    """Move other cards until a place of ``card`` has room; returns that place, or -1 if it is impossible.

    A breadth-first search over places; ``scratch[via + place]`` is the card that would move to ``place``, or -1.
    """
    via, queue = n + PLACES, n + 2 * PLACES
    reached, head, tail = allowed[card], 0, 0
    for p in range(PLACES):
        if reached >> p & 1:
            scratch[via + p] = -1
            scratch[queue + tail] = p
            tail += 1
    while head < tail:
        p = scratch[queue + head]
        head += 1
        for i in range(n):
            onward = allowed[i] & ~reached
            if place[i] == p and onward:
                for q in range(PLACES):
                    if onward >> q & 1:
                        scratch[via + q] = i
                        scratch[queue + tail] = q
                        tail += 1
                        if scratch[n + q] > 0:
                            return _moved_along(n, place, scratch, q)
                reached |= onward
    return -1


def _moved_along(n: int, place: list[int], scratch: list[int], last: int) -> int:
    """Move each card on the way to ``last``, which has room, by one place; returns the place that becomes free."""
    q = last
    i = scratch[n + PLACES + q]
    scratch[n + q] -= 1
    while i >= 0:
        p = place[i]
        place[i] = q
        q = p
        i = scratch[n + PLACES + q]
    scratch[n + q] += 1
    return q


def swap_steps(n: int, allowed: list[int], place: list[int], path: list[int], rng: list[int], moves: int) -> None:
    """Try ``moves`` exchanges of cards drawn at random; ``path`` is scratch for PLACES cards.

    A card takes the place of a second one, if allowed; that one goes to the place of the first, if allowed, else to
    that of a third, and so on over different places; if the cycle does not close, nothing is exchanged. A cycle and its
    reverse are equally likely: both need that no card between may go to the place of the first. Any two arrangements
    differ by such cycles (a cycle with a shortcut counts as two shorter ones), so that all are reached equally often.
    """
    state = rng[0]
    for _ in range(moves):
        state = (state * 25214903917 + 11) & 281474976710655
        r = state >> 17
        i = r % n
        j = r // n % n
        p, q = place[i], place[j]
        if p != q and allowed[i] >> q & 1:
            if allowed[j] >> p & 1:
                place[i] = q
                place[j] = p
            else:
                path[0] = i
                path[1] = j
                rng[0] = state
                length = _way_round(n, allowed, place, path, rng)
                state = rng[0]
                if length > 0:
                    _go_round(place, path, length)
    rng[0] = state


def metropolis_steps(n: int, allowed: list[int], place: list[int], path: list[int], rng: list[int], moves: int,
                     tells: list[float], luck: list[float]) -> None:
    """Try ``moves`` exchanges of cards; arrangements become as likely as ``tells`` make them (Metropolis algorithm).

    ``tells`` has at ``card * PLACES + place`` the logarithm of the factor by which the card in that place makes an
    arrangement likelier; ``luck`` are logarithms of the numbers between 0 and 1 in 1024 even steps. Exchanges are drawn
    by the method of :func:`swap_steps`; one that leads to a less likely arrangement is made with the ratio of the two
    likelihoods as its probability.
    """
    state = rng[0]
    for _ in range(moves):
        state = (state * 25214903917 + 11) & 281474976710655
        r = state >> 17
        i = r % n
        j = r // n % n
        p, q = place[i], place[j]
        if p != q and allowed[i] >> q & 1:
            path[0] = i
            path[1] = j
            length = 2
            if not allowed[j] >> p & 1:
                rng[0] = state
                length = _way_round(n, allowed, place, path, rng)
                state = rng[0]
            if length > 0:
                state = (state * 25214903917 + 11) & 281474976710655
                if _gain(place, path, length, tells) >= luck[state >> 38]:
                    _go_round(place, path, length)
    rng[0] = state


def _gain(place: list[int], path: list[int], length: int, tells: list[float]) -> float:
    """The change of the log-likelihood if each card of ``path`` takes the place of the next."""
    gain = 0.0
    for at in range(length):
        card = path[at]
        onto = path[at + 1] if at + 1 < length else path[0]
        gain += tells[card * PLACES + place[onto]] - tells[card * PLACES + place[card]]
    return gain


def _go_round(place: list[int], path: list[int], length: int) -> None:
    """Move each card of ``path`` to the place of the next, and the last to that of the first."""
    home = place[path[0]]
    for at in range(length - 1):
        place[path[at]] = place[path[at + 1]]
    place[path[length - 1]] = home


def _way_round(n: int, allowed: list[int], place: list[int], path: list[int], rng: list[int]) -> int:
    """Extend ``path`` until its last card may go to the place of the first; returns its length, 0 if that fails.

    At the beginning ``path`` contains two cards, the second of which may not go there.
    """
    home = place[path[0]]
    length, last = 2, path[1]
    been = 1 << home | 1 << place[last]
    while not allowed[last] >> home & 1:
        i = draw(rng, n)
        p = place[i]
        if been >> p & 1 or not allowed[last] >> p & 1:
            return 0
        been |= 1 << p
        path[length] = i
        length += 1
        last = i
    return length
