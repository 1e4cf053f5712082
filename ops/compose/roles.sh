#!/bin/sh
# Makes the two roles of the service in a new database; the image of PostgreSQL runs it once. The owner
# applies migrations. The server only serves: it cannot change the log of a game or the schema.
# `PGURI` says where the database is, if not here.
set -eu

owner="${RAILHEAD_OWNER:-railhead}"
server="${RAILHEAD_SERVER:-railhead_server}"
: "${RAILHEAD_OWNER_PASSWORD:?}" "${RAILHEAD_SERVER_PASSWORD:?}"

psql -v ON_ERROR_STOP=1 --no-psqlrc --quiet \
    -v owner="$owner" -v owner_password="$RAILHEAD_OWNER_PASSWORD" \
    -v server="$server" -v server_password="$RAILHEAD_SERVER_PASSWORD" -v database="$POSTGRES_DB" \
    --dbname "${PGURI:-postgresql:///$POSTGRES_DB?user=$POSTGRES_USER}" <<'SQL'
CREATE ROLE :"owner" LOGIN PASSWORD :'owner_password';
CREATE ROLE :"server" LOGIN PASSWORD :'server_password';
ALTER DATABASE :"database" OWNER TO :"owner";
ALTER SCHEMA public OWNER TO :"owner";
SQL
