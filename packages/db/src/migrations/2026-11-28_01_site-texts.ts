import { type Kysely, sql } from "kysely";

export const accepted = {
  "the constraint api_keys.api_keys_scopes_check is another one":
    "it allows a scope more, which only the new release gives to keys",
};

/** Sentences and lists of the site that admins changed; all others have the product's default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_texts (
      -- Its key: about.title.
      id text primary key,
      -- A string, or the entries of a list; null while visitors read the default.
      value jsonb,
      -- The default that is to be published again is {"reset": true}.
      draft jsonb,
      -- When the draft is published.
      publish_at timestamptz check (draft is not null or publish_at is null),
      version integer not null default 1,
      updated_at timestamptz not null
    );
    create index site_texts_publish_at on site_texts (publish_at) where publish_at is not null;

    alter table api_keys
      drop constraint api_keys_scopes_check,
      add constraint api_keys_scopes_check check (
        cardinality(scopes) > 0
        and scopes <@ array['read', 'events:write', 'subscribers:write', 'campaigns:write', 'site:write']
      );

    select keep_history('site_texts', 'text', 'id');
  `.execute(db);
}
