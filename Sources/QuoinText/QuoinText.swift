// Filled in by the first commits.
