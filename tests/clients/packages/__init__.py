"""Packs each SDK, installs it elsewhere from a server, and follows the guide in its README."""
