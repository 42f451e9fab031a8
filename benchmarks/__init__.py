"""Speed against peers, side by side in one run: only the ratios mean anything."""
