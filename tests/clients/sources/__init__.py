"""Checks of generated sources that no compiler here can compile."""
