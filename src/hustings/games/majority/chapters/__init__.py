"""The chapters of the rulebook, a module each, in the order of a turn.

Each answers for the stages that are its own: ``waiting`` says who is asked, ``candidates`` what a
seat might think of, ``objection`` what forbids an action, ``apply`` what it brings about.
"""
