#!/bin/sh
# Sees to a Node that can build the client: the machine's, or else PyPI's, put into $1.
set -eu

new_enough='const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'

PATH="$1:$PATH"
if npm --version >/dev/null 2>&1 && node -e "$new_enough" 2>/dev/null
then
    exit 0
fi
echo "No Node.js 20.19 or 22.12 or newer here: installing one into the virtual environment" >&2
exec "$1/python" -m pip install --quiet --disable-pip-version-check --requirement requirements/node.txt
