"""Laying, exchanging, buildings and trees."""

from random import Random

import pytest

from stammtisch.games.greentown.box import SUPPLY
from stammtisch.games.greentown.events import BuildingSkipped, TileUpgraded, TreeFelled, TreePlanted
from stammtisch.games.greentown.hexes import ROADS
from stammtisch.games.greentown.moves import Build, EndTurn, Lay, LeaveSite, Replant, Upgrade
from stammtisch.games.greentown.town import EMPTY, TREE, Town, building
from tests.games.greentown.village import (
    ALL,
    BOX,
    NE,
    NW,
    SE,
    SW,
    E,
    Village,
    W,
    street,
    town,
)

rule = pytest.mark.rule

FIVE_ROADS = E | NE | NW | W | SW


def building_in(laid: Town, players: int = 3) -> Village:
    """A village with this town, where seat 0 is about to build."""
    village = Village(players).begin().put(laid)
    village.turn("build")
    return village


def supply_of(village: Village, **left: int) -> None:
    """Leave these numbers in the piles with these names, and nothing in the others."""
    for number, pile in enumerate(BOX.piles):
        village.state.supply[number] = left.get(pile.key.replace("-", "_"), 0)


@rule("GT-4.1")
def test_two_tiles_laid() -> None:
    village = building_in(street("H . H"))
    village.act(Lay(3, 0, E | W), LeaveSite(), Lay(4, 0, E | W), LeaveSite())
    assert village.state.moves(0) == [EndTurn()]
    assert len(village.state.town) == 5


@rule("GT-4.1")
def test_one_of_each_in_either_order_even_the_tile_just_laid() -> None:
    village = building_in(street("H . H"))
    village.act(Lay(3, 0, E | W), LeaveSite(), Upgrade(3, E | W | NE), EndTurn())
    village = building_in(street("H . H"))
    village.act(Upgrade(1, E | W | NE), Lay(3, 0, E | W), LeaveSite(), EndTurn())
    assert village.state.seat == 1


@rule("GT-4.1")
def test_the_same_tile_may_be_exchanged_twice() -> None:
    village = building_in(street("H . H"))
    village.act(Upgrade(1, E | W | NE), Upgrade(1, E | W | NE | NW), EndTurn())
    assert village.state.town.roads[1] == E | W | NE | NW


@rule("GT-4.2")
def test_tiles_with_the_fewest_roads_are_laid_first() -> None:
    village = building_in(street("H . H"))
    assert village.refused(Lay(3, 0, E | W | NE)) == "fewest-roads-first"
    supply_of(village, bend=1, left_fork=1)
    assert village.refused(Lay(3, 0, E | NE | W)) == "fewest-roads-first"
    assert village.refused(Lay(3, 0, E | W)) == "no-such-tile-left"
    village.act(Lay(3, 0, W | NE), LeaveSite())
    village.act(Lay(4, -1, SW | W | E), LeaveSite())
    assert sum(village.state.supply) == 0


@rule("GT-4.3")
def test_a_tile_must_join_a_road() -> None:
    village = building_in(street("H . H"))
    assert village.refused(Lay(3, 0, E | NE)) == "no-such-tile-left"
    assert village.refused(Lay(3, 0, E | NW)) == "not-joined"
    assert village.refused(Lay(1, -1, E | W)) == "not-joined", "a blank side is no road"
    assert village.refused(Lay(7, 0, E | W)) == "not-joined"
    assert village.refused(Lay(1, 0, E | W)) == "space-is-taken"


@rule("GT-4.3")
def test_other_sides_need_not_match() -> None:
    village = building_in(street("H . H"))
    # Joined to the hotel in the south-west; towards the street's blank side a dead end.
    supply_of(village, left_fork=1)
    village.act(Lay(1, -1, SW | SE | NE), LeaveSite())
    assert village.state.town.joined(3, 4) == 0
    assert village.state.town.joined(3, 5) == -1


@rule("GT-4.3")
def test_every_way_of_laying_is_listed_and_no_other() -> None:
    village = building_in(street("H . H"))
    listed = {m for m in village.state.moves(0) if isinstance(m, Lay)}
    legal = {
        Lay(q, r, roads)
        for q in range(-3, 6)
        for r in range(-3, 4)
        for roads in range(1, 64)
        if village.state.refusal(0, Lay(q, r, roads)) is None
    }
    assert listed == legal


@rule("GT-4.4")
def test_exactly_one_road_more() -> None:
    village = building_in(street("H . H"))
    assert village.refused(Upgrade(1, W | NE)) == "one-road-more"
    assert village.refused(Upgrade(1, E | W | NE | NW)) == "one-road-more"
    assert village.refused(Upgrade(0, ALL)) == "six-roads-stay"
    assert village.refused(Upgrade(9, E | W | NE)) == "no-such-tile"
    village.act(Upgrade(1, E | W | SW))


@rule("GT-4.4")
def test_no_exchange_where_no_such_tile_is_left() -> None:
    village = building_in(street("H . H"))
    supply_of(village, bend=1, left_fork=1)
    assert village.refused(Upgrade(1, E | W | NW)) == "no-such-tile-left", "the mirror image"
    village.act(Upgrade(1, E | W | NE))
    assert village.refused(Upgrade(1, E | W | NE | NW)) == "no-such-tile-left"


@rule("GT-4.4")
def test_every_exchange_is_listed_and_no_other() -> None:
    village = building_in(street("H . T H"))
    listed = {m for m in village.state.moves(0) if isinstance(m, Upgrade)}
    legal = {
        Upgrade(tile, roads)
        for tile in range(5)
        for roads in range(1, 64)
        if village.state.refusal(0, Upgrade(tile, roads)) is None
    }
    assert listed == legal


@rule("GT-4.5")
def test_the_old_tile_returns_to_the_supply_and_must_be_laid_again() -> None:
    village = building_in(street("H . H"))
    supply_of(village, left_fork=2)
    events = village.act(Upgrade(1, E | W | NE))
    assert TileUpgraded(seat=0, tile=1, old=E | W, roads=E | W | NE) in events
    assert village.refused(Lay(3, 0, W | NE | E)) == "fewest-roads-first"
    village.act(Lay(3, 0, E | W))


@rule("GT-4.6")
def test_worked_example_of_roads_that_may_vanish() -> None:
    # Of two roads at least one stays, of three at least two.
    two = town((0, 0, ALL, "H"), (1, 0, W | NE, "."), (2, 0, ALL, "H"))
    village = building_in(two)
    assert village.refused(Upgrade(1, E | NW | SW)) == "one-road-may-vanish"
    village.act(Upgrade(1, W | NW | SE))
    three = town((0, 0, ALL, "H"), (1, 0, W | E | NE, "."), (2, 0, ALL, "H"))
    village = building_in(three)
    assert village.refused(Upgrade(1, W | NW | SW | SE)) == "one-road-may-vanish"
    village.act(Upgrade(1, W | E | SE | SW))


@rule("GT-4.6")
def test_none_may_vanish_under_a_rivals_building() -> None:
    for sign, refused in (("c1", True), ("s2", True), ("m0", False), ("T", False), (".", False)):
        village = building_in(town((0, 0, ALL, "H"), (1, 0, W | NE, sign)))
        move = Upgrade(1, W | NW | E)
        if refused:
            assert village.refused(move) == "rival-keeps-roads"
            village.act(Upgrade(1, W | NE | E))
        else:
            village.act(move)


@rule("GT-4.7")
def test_the_network_must_stay_one_piece() -> None:
    village = building_in(street("H . . T"))
    assert village.refused(Upgrade(1, W | NE | SW)) == "network-would-split"
    assert village.refused(Upgrade(2, W | NE | SW)) == "network-would-split"


@rule("GT-4.7")
def test_a_road_may_vanish_where_another_way_remains_and_dead_ends_are_fine() -> None:
    ring = town(
        (0, 0, ALL, "H"),
        (1, 0, W | E, "c0"),
        (2, 0, W | NW, "."),
        (2, -1, SE | W, "T"),
        (1, -1, E | SW, "T"),
    )
    village = building_in(ring)
    village.act(Upgrade(1, W | NE | SE))
    assert village.state.town.is_one_network()
    assert village.state.town.joined(2, 3) == -1, "a dead end"
    assert village.state.town.pieces[1] == building(0, 1), "what stands there stays"


@rule("GT-4.8")
def test_a_building_for_each_tile_laid_and_none_for_an_exchange() -> None:
    village = building_in(street("H . H"))
    village.act(Upgrade(1, E | W | NE))
    assert village.refused(Build("sport", 1)) == "not-now"
    village.act(Lay(3, 0, E | W))
    village.act(Build("sport", 1))
    assert village.refused(Build("culture", 3)) == "not-now"
    assert village.state.town.pieces[1] == building(0, 2)


@rule("GT-4.8")
def test_building_is_not_obligatory() -> None:
    village = building_in(street("H . H"))
    village.act(Lay(3, 0, E | W), LeaveSite())
    assert village.state.stock == [3] * 9


@rule("GT-4.9")
def test_where_and_what_may_be_built() -> None:
    village = building_in(street("H . c1 T H"))
    village.act(Lay(5, 0, E | W))
    assert village.refused(Build("sport", 0)) == "site-is-hotel"
    assert village.refused(Build("sport", 2)) == "site-is-taken"
    assert village.refused(Build("sport", 17)) == "no-such-tile"
    village.state.stock[1] = 0
    assert village.refused(Build("sport", 1)) == "no-such-building-left"
    assert Build("sport", 1) not in village.state.moves(0)
    assert {m.tile for m in village.state.moves(0) if isinstance(m, Build)} == {1, 3, 5}


@rule("GT-4.8")
def test_without_buildings_nobody_is_asked() -> None:
    village = building_in(street("H . H"))
    village.state.stock[0:3] = [0, 0, 0]
    village.act(Lay(3, 0, E | W), Lay(4, 0, E | W))
    assert village.state.moves(0) == [EndTurn()]


@rule("GT-4.10")
def test_a_felled_tree_is_planted_again_on_a_free_site() -> None:
    village = building_in(street("H . T H"))
    village.act(Lay(4, 0, E | W))
    events = village.act(Build("culture", 2))
    assert TreeFelled(seat=0, tile=2) in events
    assert village.state.moves(0) == [Replant(1), Replant(4)]
    assert village.refused(Replant(2)) == "site-is-taken"
    assert village.refused(Replant(0)) == "site-is-taken"
    assert village.refused(LeaveSite()) == "not-now"
    assert village.act(Replant(4)) == [TreePlanted(seat=0, tile=4)]
    assert village.state.town.pieces.count(TREE) == 1


@rule("GT-4.10")
def test_without_a_free_site_a_trees_site_cannot_be_taken() -> None:
    village = building_in(street("H c1 T H"))
    village.act(Lay(4, 0, E | W))
    village.state.town = village.state.town.with_piece(4, building(1, 2))
    assert EMPTY not in village.state.town.pieces
    assert village.refused(Build("culture", 2)) == "no-place-for-tree"
    assert village.state.moves(0) == [LeaveSite()]


@rule("GT-4.11")
def test_a_step_without_a_legal_tile_is_left_out() -> None:
    village = Village(3).begin().put(street("H . H"))
    supply_of(village, five=2)
    village.state.town = town((0, 0, E, "H"), (1, 0, W, "."))
    village.state.town = village.state.town.with_roads(0, ALL)
    village.act(village.state.moves(0)[0])
    assert village.state.view(0).phase == "works", "a five can still be laid at the hotel"
    village = Village(3).begin().put(town((0, 0, E, "H"), (1, 0, W, ".")))
    supply_of(village, five=2)
    events = village.turn("both")
    assert BuildingSkipped(seat=0) in events
    assert village.state.view(0).phase == "excursion"


@rule("GT-4.11")
def test_the_second_step_is_left_out_when_the_first_takes_the_last_tile() -> None:
    village = building_in(street("H . H"))
    supply_of(village, five=1)
    village.act(Lay(3, 0, FIVE_ROADS))
    events = village.act(LeaveSite())
    assert BuildingSkipped(seat=0) in events
    assert village.state.moves(0) == [EndTurn()]


def test_tiles_are_neither_lost_nor_made_in_a_random_game() -> None:
    village = Village(3).begin()
    start = sorted(ROADS[roads] for roads in village.state.town.roads)
    random = Random(5)
    while village.state.result is None:
        seat = village.state.pending[0]
        move = village.state.sample(seat, random)
        assert move is not None
        village.play(seat, move)
        state = village.state
        assert sum(state.supply) + len(state.town) == SUPPLY + len(start)
        assert min(state.supply) >= 0
        assert state.town.is_one_network()
        in_town = [state.town.pieces.count(building(0, kind)) for kind in (1, 2, 3)]
        assert [a + b for a, b in zip(in_town, state.stock_of(0), strict=True)] == [3, 3, 3]
    assert village.state.town.pieces.count(TREE) == 6
