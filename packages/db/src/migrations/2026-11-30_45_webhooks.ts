import { type Kysely, sql } from "kysely";

/** Changes that are sent to other programs, and the log of trying. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id uuid primary key,
      url text not null,
      kinds text[] not null check (cardinality(kinds) > 0),
      secret text not null,
      -- Signs as well until then, so that the receiver has time to change it.
      previous_secret text,
      previous_secret_until timestamptz,
      -- The position among the changes up to which there are deliveries.
      position bigint not null,
      -- Null while it is on.
      off_reason text check (off_reason in ('admin', 'failing', 'gone')),
      created_by uuid references users on delete set null,
      created_at timestamptz not null,
      check ((previous_secret is null) = (previous_secret_until is null))
    );
    create index webhooks_created_by on webhooks (created_by) where created_by is not null;

    create table webhook_deliveries (
      id uuid primary key,
      webhook_id uuid not null references webhooks on delete cascade,
      -- Of the change; null for a test.
      position bigint,
      type text not null,
      entity_id text,
      body text not null,
      created_at timestamptz not null,
      -- Null once it has been delivered.
      next_try_at timestamptz,
      -- Of the tries since it was created, or since the webhook was turned on again.
      tries integer not null default 0,
      failing_since timestamptz,
      -- A process is trying it until then.
      leased_until timestamptz,
      unique (webhook_id, position)
    );
    create index webhook_deliveries_latest on webhook_deliveries (webhook_id, created_at desc, id);
    create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, next_try_at)
      where next_try_at is not null;
    create index webhook_deliveries_entity on webhook_deliveries (webhook_id, entity_id, position)
      where next_try_at is not null;

    create table webhook_tries (
      id uuid primary key,
      delivery_id uuid not null references webhook_deliveries on delete cascade,
      at timestamptz not null,
      status integer,
      answer text not null,
      duration_ms integer not null
    );
    create index webhook_tries_delivery on webhook_tries (delivery_id, at);

    select keep_history('webhooks', 'webhook', 'url',
      '{position,created_by,previous_secret,previous_secret_until}', '{secret}');
  `.execute(db);
}
