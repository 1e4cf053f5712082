"""Checks of sources that no compiler here can compile, and of what the SDKs have."""
