import { type Kysely, sql } from "kysely";

export const accepted = {
  "the trigger ticket_orders.ticket_orders_changes_kept runs with what is written":
    "it only adds a row to changes",
  "the trigger ticket_sellers.ticket_sellers_changes_kept runs with what is written":
    "it only adds a row to changes",
};

/** Programs follow the orders of an event, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The orders themselves stay with their seller: what changes is an event's sum of them.
    create function write_change_of_orders() returns trigger language plpgsql as $$
    begin
      insert into changes (kind, entity_id, action, place)
      select 'orders', event.id::text, 'updated', place_of_event(to_jsonb(event))
      from ticket_sellers as seller
      join all_events as event on event.id = seller.event_id and is_public_event(to_jsonb(event))
      where seller.id = new.seller_id;
      return null;
    end $$;

    create function write_change_of_sellers() returns trigger language plpgsql as $$
    begin
      insert into changes (kind, entity_id, action, place)
      select 'orders', event.id::text, 'updated', place_of_event(to_jsonb(event))
      from all_events as event
      where event.id = coalesce(new.event_id, old.event_id) and is_public_event(to_jsonb(event));
      return null;
    end $$;
    create trigger ticket_sellers_changes_kept after insert or delete on ticket_sellers
      for each row execute function write_change_of_sellers();

    create trigger ticket_orders_changes_kept after insert or update on ticket_orders
      for each row execute function write_change_of_orders();
  `.execute(db);
}
