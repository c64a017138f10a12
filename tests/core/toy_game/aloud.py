from tests.core.toy import *  # noqa: F403  the toy is one file
