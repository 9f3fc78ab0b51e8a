"""The games as environments of other libraries; each adapter needs the extra of its name."""
