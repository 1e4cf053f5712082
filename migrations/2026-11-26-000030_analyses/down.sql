DROP TABLE analysed_seats, analyses;
