"""Balance: how often a deck rewards and penalises each word, and how its symbols are shared out."""

from collections.abc import Iterable

from msgspec import Struct

from hustings.games.majority.nouns import FACTIONS, Faction, Politics, Symbol
from hustings.games.majority.sheet import Deck, Law


class WordBalance(Struct, frozen=True):
    """One word of a deck."""

    word: str
    rewarded: int
    """On how many laws."""
    penalised: int


class Balance(Struct, frozen=True):
    """What an author of laws wants to know of a deck."""

    laws: int
    unrest: int
    order: int
    plain: int
    politics: tuple[WordBalance, ...]
    powers: tuple[WordBalance, ...]

    @property
    def even(self) -> bool:
        """Say whether every word is rewarded as often as penalised, and the symbols are even."""
        words = (*self.politics, *self.powers)
        return self.unrest == self.order and all(word.rewarded == word.penalised for word in words)


def balance(deck: Deck) -> Balance:
    """Count the words and symbols of *deck*."""
    symbols = [law.symbol for law in deck.laws]
    return Balance(
        laws=len(symbols),
        unrest=symbols.count(Symbol.UNREST),
        order=symbols.count(Symbol.ORDER),
        plain=symbols.count(Symbol.PLAIN),
        politics=tuple(_counted(Politics, deck.laws)),
        powers=tuple(_counted(FACTIONS, deck.laws)),
    )


def _counted(words: Iterable[Politics | Faction], laws: tuple[Law, ...]) -> Iterable[WordBalance]:
    rewards = [(*law.reward.politics, *law.reward.powers) for law in laws]
    penalties = [(*law.penalty.politics, *law.penalty.powers) for law in laws]
    for word in words:
        yield WordBalance(
            word.value,
            sum(word in given for given in rewards),
            sum(word in given for given in penalties),
        )
