"""The search for circles of garbage, kept short for processes that answer while somebody waits."""

import gc


def spare() -> None:
    """Look no more at what there is by now, which is here to stay, and seldom at what comes.

    What a message or a thought makes has hardly a circle in it, while a look at all of a big
    process takes longer than many an answer may.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)
