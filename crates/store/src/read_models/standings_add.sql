INSERT INTO standings AS s (period, variant, player, listed, games, wins, best_score, score_sum,
    tickets_completed, longest_path, duel_rating, duel_provisional, duel_games, table_rating,
    table_provisional, table_games)
SELECT n.period, n.variant, a.id, {listed}, n.games, n.wins, n.best_score,
    n.score_sum, n.tickets_completed, n.longest_path, n.duel_rating, n.duel_provisional,
    n.duel_games, n.table_rating, n.table_provisional, n.table_games
FROM json_populate_recordset(NULL::standings, $1) n JOIN accounts a ON a.id = n.player
ON CONFLICT (period, variant, player) DO UPDATE SET games = s.games + excluded.games, wins = s.wins + excluded.wins,
    best_score = greatest(s.best_score, excluded.best_score), score_sum = s.score_sum + excluded.score_sum,
    tickets_completed = s.tickets_completed + excluded.tickets_completed,
    longest_path = greatest(s.longest_path, excluded.longest_path),
    duel_rating = coalesce(excluded.duel_rating, s.duel_rating),
    duel_provisional = coalesce(excluded.duel_provisional, s.duel_provisional),
    duel_games = s.duel_games + excluded.duel_games, table_games = s.table_games + excluded.table_games,
    table_rating = coalesce(excluded.table_rating, s.table_rating),
    table_provisional = coalesce(excluded.table_provisional, s.table_provisional)
