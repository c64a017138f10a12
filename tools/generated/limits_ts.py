"""The numbers of Majority Rules that its table names, as its rules have them."""

from hustings.games.majority.chapters.bidding import FILIBUSTERED, MOST_CAPITAL
from hustings.games.majority.chapters.deals import MOST_OFFERS, MOST_TOKENS, MOST_WORDS
from hustings.games.majority.chapters.promotion import ELECTED
from hustings.games.majority.chapters.scoring import KINGMAKER
from hustings.games.majority.faults import MOST_LAWS
from hustings.games.majority.nouns import SUPPORTERS
from hustings.games.majority.options import Options, laws_enough

PATH = "src/hustings/games/majority/client/limits.ts"
HEAD = "/** What the rules count with. Generated from them: `make generate`. */\n"

LIMITS = (
    ("MOST_WORDS", MOST_WORDS, "Promises on one side of an offer."),
    ("MOST_OFFERS", MOST_OFFERS, "Offers of one seat in one turn, counters included."),
    ("MOST_TOKENS", MOST_TOKENS, "The tokens that can be promised for a vote."),
    ("SUPPORTERS", SUPPORTERS, "The Supporters of a colour."),
    ("MOST_ELECTED", ELECTED, "The Supporters that the Head of Voters may promote besides."),
    ("FILIBUSTERED", FILIBUSTERED, "The Influence that a limited seat may bid."),
    ("MOST_CAPITAL", MOST_CAPITAL, "The Political Capital that may be bid on one vote a turn."),
    ("KINGMAKER", KINGMAKER, "The Supporters on a faction that count for Kingmaker."),
    ("MOST_LAWS", MOST_LAWS, "The laws that a deck may have."),
    ("ENOUGH_FOR_FOUR", laws_enough(Options(turns=4)), "The laws that four turns need."),
    (
        "ENOUGH_FOR_MORE",
        max(laws_enough(Options(turns=5)), laws_enough(Options(turns=6))),
        "The laws that five turns need, or six.",
    ),
)


def files() -> dict[str, str]:
    """Return the numbers as constants of TypeScript."""
    lines = [f"/** {says} */\nexport const {name} = {number};\n" for name, number, says in LIMITS]
    return {PATH: HEAD + "\n" + "".join(lines)}
