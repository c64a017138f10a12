#!/bin/sh
# Makes the virtual environment $1 with the first Python that is new enough; keeps one that works.
set -eu

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

if "$1/bin/python" -c "$new_enough" 2>/dev/null && "$1/bin/python" -m pip --version >/dev/null 2>&1
then
    exit 0
fi
for python in ${PYTHON:-python3.11 python3.12 python3.13 python3 python}
do
    if "$python" -c "$new_enough" 2>/dev/null
    then
        exec "$python" -m venv --clear "$1"
    fi
done
echo "Hustings needs Python 3.11 or newer: install it, or name it, as in PYTHON=/opt/python3.12 make setup" >&2
exit 1
