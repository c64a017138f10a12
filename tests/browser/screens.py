"""The screens that the page is looked at on."""

from playwright.sync_api import ViewportSize

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
TURNED: ViewportSize = {"width": 640, "height": 360}
"""The phone, held the other way."""
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""The desk at 200 %: as many CSS pixels as are left then."""

SIZES: dict[str, ViewportSize] = {"desk": DESK, "phone": PHONE, "zoomed": ZOOMED}
