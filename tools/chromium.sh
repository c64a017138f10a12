#!/bin/sh
# Sees to the Chromium that the browser tests drive.
set -eu

chromium=${CHROMIUM:-/usr/bin/chromium}

if [ -x "$chromium" ]
then
    exit 0
fi
if [ -z "${CHROMIUM:-}" ] && [ "$(id -u)" = 0 ] && [ -f /etc/debian_version ]
then
    echo "No Chromium here: installing Debian's" >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq --yes --no-install-recommends chromium >/dev/null
    exit 0
fi
echo "The browser tests need Chromium at $chromium: install it (on Debian, \`apt install chromium\`)," >&2
echo "or say where it is, as in CHROMIUM=/opt/chromium make test" >&2
exit 1
