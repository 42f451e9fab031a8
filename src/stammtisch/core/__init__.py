"""The contract every game fulfils: state, moves, chance, the log, editions."""
