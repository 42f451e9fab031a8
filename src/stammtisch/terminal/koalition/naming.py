"""The words of an edition of Koalition: what parties, cards and countries are called."""

from stammtisch.core.editions import Text as Name
from stammtisch.games.koalition.box import Box
from stammtisch.games.koalition.figures import FIRST_ACTION, FIRST_JOKER
from stammtisch.games.koalition.moves import SPLINTER, party_of_unit
from stammtisch.texts import Words


class Naming:
    """Names in one person's language."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words
        self._politicians = [
            (politician.name, politician.votes)
            for party in box.parties
            for politician in party.politicians
        ]

    def of(self, name: Name) -> str:
        """A name of the edition."""
        return {str(language): text for language, text in name.items()}[self.words.language]

    def party(self, number: int) -> str:
        return self.of(self.box.parties[number].name)

    def country(self, number: int) -> str:
        return self.of(self.box.countries[number].name)

    def card(self, number: int) -> str:
        """A politician by name, a joker by its votes, an action by its kind."""
        if number < FIRST_JOKER:
            return self.of(self._politicians[number][0])
        if number < FIRST_ACTION:
            votes = self.box.jokers[number - FIRST_JOKER].votes
            return self.words.text("label-joker", votes=votes)
        return self.words.text(f"koalition-card-{number}")

    def votes(self, number: int) -> int:
        """The votes printed on a politician or joker."""
        if number < FIRST_JOKER:
            return self._politicians[number][1]
        return self.box.jokers[number - FIRST_JOKER].votes

    def party_of(self, politician: int) -> int:
        """The party a politician belongs to."""
        for number, party in enumerate(self.box.parties):
            politician -= len(party.politicians)
            if politician < 0:
                return number
        raise ValueError("no politician")

    def unit(self, unit: int, names: tuple[str, ...]) -> str:
        """A party, or a splinter of it with its player's name."""
        party = self.party(party_of_unit(unit))
        return party if unit < SPLINTER else f"{party} ({names[unit % SPLINTER]})"

    def units(self, units: tuple[int, ...], names: tuple[str, ...]) -> str:
        """A coalition."""
        return " + ".join(self.unit(unit, names) for unit in units)
