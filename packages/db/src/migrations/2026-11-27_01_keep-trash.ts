import { type Kysely, sql } from "kysely";

/**
 * One call gives a table a trash: `select keep_trash('venues')`. `refresh_live_views` finds the
 * tables with a trash in the catalogue, so that no migration lists them again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refresh_live_views() returns void language plpgsql as $$
    declare kept text;
    begin
      for kept in
        select relname from pg_class
        join pg_attribute on attrelid = pg_class.oid and attname = 'deleted_at' and not attisdropped
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
          and starts_with(relname, 'all_')
        order by relname
      loop
        execute format('create or replace view %I as select * from %I where deleted_at is null',
          substr(kept, length('all_') + 1), kept);
      end loop;
    end $$;

    create function keep_trash(live text) returns void language plpgsql as $$
    declare kept constant text := 'all_' || live;
    begin
      execute format('alter table %I rename to %I', live, kept);
      execute format(
        'alter table %I add column deleted_at timestamptz,
          add column deleted_by uuid references users on delete set null,
          add column deleted_by_name text,
          add constraint %I check ((deleted_at is null) = (deleted_by_name is null)
            and (deleted_at is not null or deleted_by is null))',
        kept, kept || '_deleted_by_name');
      execute format(
        'create index %I on %I (deleted_at desc, id desc) where deleted_at is not null',
        kept || '_trash', kept);
      execute format('create index %I on %I (deleted_by) where deleted_by is not null',
        kept || '_deleted_by', kept);
      perform refresh_live_views();
    end $$;
  `.execute(db);
}
