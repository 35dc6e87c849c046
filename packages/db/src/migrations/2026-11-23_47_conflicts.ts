import { type Kysely, sql } from "kysely";

/** Columns without an admin's input: computed, counted, or maintained by the server. */
const uncounted = {
  all_events: [
    "starts_at",
    "ends_at",
    "location_label",
    "poster_alt",
    "search_text",
    "sequence",
    "announced_at",
    "disrupted_at",
    "series_own_fields",
  ],
  all_blog_posts: ["image_alt", "published_at", "search_text", "views"],
  all_campaigns: [
    "html",
    "plain_text",
    "recipients_up_to",
    "recipients_made_at",
    "rated_at",
    "resumed_at",
    "started_at",
    "finished_at",
    "start_error",
  ],
};

const always = [
  "id",
  "version",
  "field_versions",
  "created_at",
  "created_by",
  "created_by_name",
  "updated_at",
  "deleted_at",
  "deleted_by",
  "deleted_by_name",
];

/** Which field changed in which version, and who has a form open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_version() returns trigger language plpgsql as $$
    declare
      before jsonb := to_jsonb(old) - tg_argv;
      after jsonb := to_jsonb(new) - tg_argv;
      actor jsonb := nullif(current_setting('history.actor', true), '')::jsonb;
    begin
      -- Whoever takes a row for another's must not find its version, whatever they write.
      new.version := old.version;
      new.field_versions := old.field_versions;
      if before = after then
        return new;
      end if;
      new.version := old.version + 1;
      new.field_versions := old.field_versions || (
        select jsonb_object_agg(key, jsonb_strip_nulls(jsonb_build_object(
          'version', new.version, 'at', new.updated_at, 'kind', actor -> 'kind', 'by', actor -> 'id'
        )))
        from jsonb_each(after) where value is distinct from before -> key
      );
      return new;
    end $$;
  `.execute(db);
  for (const [table, columns] of Object.entries(uncounted)) {
    await sql`
      alter table ${sql.table(table)}
        add column version integer not null default 1,
        -- By column: the version that changed it last, when, and who, by kind and id.
        add column field_versions jsonb not null default '{}';
      create trigger ${sql.ref(`${table}_version`)} before update on ${sql.table(table)}
        for each row ${isCounted(table)}
        execute function count_version(${sql.join([...always, ...columns].map((each) => sql.lit(each)))});
    `.execute(db);
  }
  await sql`
    select refresh_live_views();

    -- Who has a form open, as far as it told lately: nothing that has to outlive a crash.
    create unlogged table open_forms (
      id text primary key,
      kind text not null,
      entity_id uuid not null,
      user_id uuid not null references users on delete cascade,
      since timestamptz not null,
      seen_at timestamptz not null
    );
    create index open_forms_of on open_forms (kind, entity_id);
    create index open_forms_user_id on open_forms (user_id);
    create index open_forms_seen_at on open_forms (seen_at);

    -- For the palette, which finds things by a part of their name.
    create index events_names_search on all_events
      using gin (searchable(event_name, location_label) gin_trgm_ops) where deleted_at is null;
    create index blog_posts_names_search on all_blog_posts
      using gin (searchable(title, author) gin_trgm_ops) where deleted_at is null;
    create index campaigns_names_search on all_campaigns
      using gin (searchable(subject) gin_trgm_ops) where deleted_at is null;
  `.execute(db);
}

/** Columns updated with every view or batch are left out without looking at the row. */
function isCounted(table: string) {
  if (table === "all_blog_posts") return sql`when (old.views = new.views)`;
  if (table === "all_campaigns") {
    return sql`when (old.recipients_up_to is not distinct from new.recipients_up_to)`;
  }
  return sql``;
}
