"""Answers of a real server, recorded without any generated code."""
