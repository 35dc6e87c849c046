# Run once by the image of PostgreSQL, in an empty volume. The role of the site is no superuser; it
# may make databases, as a drill of a backup restores into one.
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$CLUB_PASSWORD" --username=postgres --dbname=postgres <<'SQL'
create role club login createdb password :'password';
create database club owner club encoding 'UTF8' template template0;
SQL
