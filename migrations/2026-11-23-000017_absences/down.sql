DROP TABLE absence_checks;
DROP TABLE sleeping_hours;
DROP TABLE vacations;
