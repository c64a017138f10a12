"""The ports: one suite, whatever is behind them."""
