"""The stops of switch scanning."""

from game.view.access import Node, NodeAct, NodeRole, stops_of


def test_what_cannot_be_used_now_is_passed_over():
    press = frozenset((NodeAct.PRESS,))
    nodes = tuple(Node(NodeRole.BUTTON, name, key=(name,), bounds=(0, 40 * place, 100, 30), acts=press, why=why)
                  for place, (name, why) in enumerate((("open", ""), ("refused", "not now"), ("there", ""))))
    page = Node(NodeRole.PAGE, "page", key=("page",), parts=nodes)
    assert [stop.key for stop in stops_of(page, {("open",), ("refused",), ("there",)})] == [("open",), ("there",)]
    assert [stop.key for stop in stops_of(page, {("there",)})] == [("there",)]
