"""schemathesis over all operations, in a world of real accounts, games and webhooks."""
