"""From training to a benchmark: networks, trained policies, datasets and the evaluation protocol."""
