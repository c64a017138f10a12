"""Questions: what may be asked of many games, of any game and of the one that was played."""

from hustings.core.game import Game
from hustings.core.measure import Question, Stake
from hustings.lab.kingmaking import Kingmaking
from hustings.lab.measures import Lead, Shape, Sitting, stake


def questions(game: Game) -> tuple[Question, ...]:
    """Return what may be asked of games of *game*, the general questions first."""
    module = game.measures
    part = "part" if module is None else module.PART
    own: tuple[Question, ...] = () if module is None else module.QUESTIONS
    return (*_general(stake(game), part, getattr(module, "ROLE", "role")), *own)


def _general(goal: Stake, part: str, role: str) -> tuple[Question, ...]:
    wins = "Wins" if goal == "first" else "Games lost"
    front = "leader" if goal == "first" else "one in most danger"
    verb = "win" if goal == "first" else "lose"
    share = "Who ties shares the place."
    return (
        Question(f"{wins} by seat", f"Seats clockwise. {share}", Sitting, goal, "seat", par=True),
        Question(
            f"{wins} by distance from the first dealer",
            f"1 sits to the left of the dealer, 0 is the dealer. {share}",
            Sitting,
            goal,
            "left",
            par=True,
        ),
        Question(f"{wins} by {role}", share, Sitting, goal, "role", par=True),
        Question(f"{wins} by bot", share, Sitting, goal, "bot", par=True),
        Question(
            "How early it is decided",
            f"How often the {front} after a part of the game, in per cent, is so at the end.",
            Lead,
            "ends",
            "percent",
        ),
        Question("Choices a game", "Of all seats together.", Shape, "choices", "", "number"),
        Question(f"{part.capitalize()}s a game", "", Shape, "parts", "", "number"),
        Question(
            "Games whose first place is shared" if goal == "first" else "Games that several lose",
            "",
            Shape,
            "shared",
        ),
        Question(
            f"Changes of the {front}",
            "How often somebody else is there after a part of the game than before it.",
            Shape,
            "changes",
            "",
            "number",
        ),
        Question(
            "The runaway" if goal == "first" else "The doomed",
            f"How often the {front} half-way is so at the end.",
            Shape,
            "ahead",
        ),
        Question(
            "Comebacks" if goal == "first" else "Falls from grace",
            "How often a winner was at the bottom half-way."
            if goal == "first"
            else "How often a loser was safest of all half-way.",
            Shape,
            "behind",
        ),
        Question(
            "Decided after",
            "The part of the game after which nobody else is in front any more.",
            Shape,
            "decided",
        ),
        Question(
            "Kingmaking" if goal == "first" else "Scapegoating",
            f"Games in which a seat, by another last choice, would have made somebody else {verb}, "
            f"and would not {verb} itself either way. Three other choices of each seat are tried.",
            Kingmaking,
            "possible",
        ),
    )
