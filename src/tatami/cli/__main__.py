"""`python -m tatami.cli` is the same as `tatami`."""

from __future__ import annotations

import sys

from tatami.cli import main

sys.exit(main())
