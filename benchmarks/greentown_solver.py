"""The best excursion by OR-Tools CP-SAT: the same question put to a general solver.

A route is a circuit through roads, each in one direction: every directed road is a node of the
circuit, skipped when unused, and one more node is the hotel's door, where it begins and ends.
"""

from __future__ import annotations

from ortools.sat.python import cp_model

from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.town import EMPTY, HOTEL, KINDS, NATURE, Town, kind_of, owner

DOOR = 0


def solve(
    town: Town, card: VisitorCard, traveller: int, seats: int, lead: bool, seconds: float
) -> tuple[int | None, bool]:
    """The best worth, or None where there is no route; and whether that is proven."""
    model = cp_model.CpModel()
    roads = [
        (tile, other)
        for tile in range(len(town))
        for side in range(6)
        if (other := town.joined(tile, side)) >= 0
    ]
    number = {road: place for place, road in enumerate(roads, start=1)}
    used = {road: model.new_bool_var(f"road {road}") for road in roads}
    arcs = [(place, place, used[road].negated()) for road, place in number.items()]
    for one, other in roads:
        if one < other:
            model.add_at_most_one(used[one, other], used[other, one])
        if town.pieces[one] == HOTEL:
            arcs.append((DOOR, number[one, other], model.new_bool_var("")))
        if town.pieces[other] == HOTEL:
            arcs.append((number[one, other], DOOR, model.new_bool_var("")))
        for onward in (place for start, place in roads if start == other and place != one):
            arcs.append((number[one, other], number[other, onward], model.new_bool_var("")))
    model.add_circuit(arcs)
    arrivals = {
        tile: [used[road] for road in roads if road[1] == tile] for tile in range(len(town))
    }
    model.add(
        sum(sum(arrivals[tile]) for tile, piece in enumerate(town.pieces) if piece != EMPTY)
        == card.stops
    )
    gains: list[list[cp_model.IntVar]] = [[] for _ in range(seats)]
    open_wishes = []
    for kind in range(len(KINDS)):
        sites = [tile for tile, piece in enumerate(town.pieces) if kind_of(piece) == kind]
        visits = sum(sum(arrivals[tile]) for tile in sites)
        met, few, many = (model.new_bool_var("") for _ in range(3))
        model.add(visits >= card.least[kind]).only_enforce_if(met)
        model.add(visits <= card.most[kind]).only_enforce_if(met)
        model.add(visits < card.least[kind]).only_enforce_if(few)
        model.add(visits > card.most[kind]).only_enforce_if(many)
        model.add_exactly_one(met, few, many)
        open_wishes.append(met.negated())
        for tile in sites:
            seen, paid = model.new_bool_var(""), model.new_bool_var("")
            model.add_max_equality(seen, [*arrivals[tile], 0])
            model.add_multiplication_equality(paid, [seen, met])
            gains[traveller if kind == NATURE else owner(town.pieces[tile])].append(paid)
    income = []
    for seat in range(seats):
        total = model.new_int_var(0, 99, "")
        loss = sum(open_wishes) if seat == traveller else 0
        model.add_max_equality(total, [sum(gains[seat]) - loss, 0])
        income.append(total)
    if seats == 2:
        ahead = [model.new_int_var(0, 99, "") for _ in income]
        model.add_max_equality(ahead[0], [income[0] - income[1], 0])
        model.add_max_equality(ahead[1], [income[1] - income[0], 0])
        income = ahead
    best_rival = model.new_int_var(0, 99, "")
    model.add_max_equality(best_rival, [income[s] for s in range(seats) if s != traveller])
    model.maximize(income[traveller] - best_rival if lead else income[traveller])
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return round(solver.objective_value), status == cp_model.OPTIMAL
    return None, status == cp_model.INFEASIBLE
