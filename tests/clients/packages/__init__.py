"""Packs each SDK, installs the packed file elsewhere, and follows the guide in its README."""
