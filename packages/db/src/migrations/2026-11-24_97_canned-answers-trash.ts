import { type Kysely, sql } from "kysely";

/**
 * Canned answers go to the trash before they are deleted, as events do (2026-11-23_45_trash.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table canned_answers rename to all_canned_answers;
    alter table all_canned_answers
      add column deleted_at timestamptz,
      add column deleted_by uuid references users on delete set null,
      -- As it was when they did it.
      add column deleted_by_name text,
      add constraint all_canned_answers_deleted_by_somebody
        check ((deleted_at is null) = (deleted_by_name is null)
          and (deleted_at is not null or deleted_by is null));
    create index all_canned_answers_trash on all_canned_answers (deleted_at desc, id desc)
      where deleted_at is not null;
    create index all_canned_answers_deleted_by on all_canned_answers (deleted_by)
      where deleted_by is not null;

    create or replace function refresh_live_views() returns void language plpgsql as $$
    declare live text;
    begin
      foreach live in array
        array['events', 'blog_posts', 'subscribers', 'campaigns', 'canned_answers']
      loop
        execute format(
          'create or replace view %I as select * from %I where deleted_at is null',
          live, 'all_' || live
        );
      end loop;
    end $$;
    create view canned_answers as select * from all_canned_answers where deleted_at is null;
  `.execute(db);
}
