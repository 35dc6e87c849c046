import { type Kysely, sql } from "kysely";

export const accepted = {
  "the trigger all_events.events_follow_orders runs with what is written":
    "it only marks sellers, which the release before doesn't know",
};

/** Orders that ticket sellers report, and how each is connected to an event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_sellers (
      id uuid primary key,
      event_id uuid not null references all_events on delete cascade,
      name text not null,
      kind text not null default 'other' check (kind in ('other', 'ticket-tailor', 'humanitix')),
      -- The event's id at the seller, which may report the orders of all its events.
      seller_event_id text,
      -- Signs the seller's calls. The one before it works until then.
      secret text not null,
      previous_secret text,
      previous_until timestamptz,
      -- Tickets of before the first reported order.
      sold_before integer not null check (sold_before >= 0),
      -- False: the event's registrations don't count the latest orders yet.
      is_settled boolean not null default false,
      last_order_at timestamptz,
      polled_at timestamptz,
      -- Why its orders couldn't be read the last time; null: they could, or needn't.
      problem text check (problem in ('refused', 'unreachable', 'unreadable')),
      created_at timestamptz not null,
      constraint ticket_sellers_event_is_named
        check ((kind = 'other') = (seller_event_id is null)),
      constraint ticket_sellers_previous_ends
        check ((previous_secret is null) = (previous_until is null))
    );
    create unique index ticket_sellers_name on ticket_sellers (event_id, lower(name));
    create index ticket_sellers_unsettled on ticket_sellers (event_id) where not is_settled;
    create index ticket_sellers_polled on ticket_sellers (polled_at) where kind = 'humanitix';

    -- Names and addresses stay with the seller.
    create table ticket_orders (
      seller_id uuid not null references ticket_sellers on delete cascade,
      -- The seller's.
      order_id text not null,
      tickets integer not null,
      refunded_tickets integer not null check (refunded_tickets between 0 and tickets),
      -- In the currency's smallest unit.
      amount bigint not null,
      refunded_amount bigint not null check (refunded_amount between 0 and amount),
      currency text not null,
      channel channel,
      promoter_code text,
      ordered_at timestamptz not null,
      -- By the seller's clock: an older state doesn't replace a newer one.
      updated_at timestamptz not null,
      primary key (seller_id, order_id)
    );

    create function unsettle_orders() returns trigger language plpgsql as $$
    begin
      update ticket_sellers set is_settled = false where event_id = new.id;
      return null;
    end $$;
    -- The orders decide, whatever else is written.
    create trigger events_follow_orders after update on all_events
      for each row when (old.registrations <> new.registrations)
      execute function unsettle_orders();
  `.execute(db);
}
