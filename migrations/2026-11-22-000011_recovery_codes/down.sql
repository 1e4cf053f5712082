DELETE FROM inbox_items WHERE notification ->> 'kind' = 'recovery_code_used';
DROP TABLE recovery_codes;
