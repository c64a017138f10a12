"""A few figures about the server, in the text form that Prometheus reads."""

from hustings.server.house import House


def metrics(house: House) -> str:
    """Return the figures, one a line."""
    written = house.means.store.written
    figures = {
        "hustings_tables gauge": len(house),
        "hustings_connections gauge": len(house.doors),
        "hustings_events_stored_total counter": written.events,
        "hustings_commits_total counter": written.commits,
        "hustings_commit_seconds_total counter": round(written.seconds, 6),
    }
    return "".join(
        f"# TYPE {name}\n{name.split()[0]} {figure}\n" for name, figure in figures.items()
    )
