import type { AlertKind } from "@before-ten/contracts/alerts/rules";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";

/** Visitors' requests for alerts, until they end; `due-alerts.ts` sends them. */

/** The subject of an alert: an event, or the next one in a country. */
export type AlertSubject =
  | { kind: Exclude<AlertKind, "next-event">; eventId: string }
  | { kind: "next-event"; country: string };

interface AlertConsent {
  wording: string;
  via: "form" | "api";
}

interface RequestedAlert {
  id: string;
  confirmed: boolean;
}

/**
 * Stores a request for an alert; a repeated one restarts the time to confirm. An address waits for
 * one thing per event, the latest it asked for, since it asked for that. Locks the row until the
 * transaction ends. Undefined: the event is gone meanwhile.
 */
export async function requestAlert(
  trx: Db,
  subject: AlertSubject,
  { email, at, consent }: { email: string; at: Date; consent: AlertConsent },
): Promise<RequestedAlert | undefined> {
  if (subject.kind !== "next-event" && !(await holdEvent(trx, subject.eventId))) return undefined;
  const { id, confirmed_at } = await trx
    .insertInto("event_alerts")
    .values({
      id: uuidv7(),
      kind: subject.kind,
      ...(subject.kind === "next-event"
        ? { country: subject.country }
        : { event_id: subject.eventId }),
      email,
      requested_at: at,
      consent_wording: consent.wording,
      consent_via: consent.via,
    })
    .onConflict((conflict) =>
      (subject.kind === "next-event"
        ? conflict.columns(["country", "email"]).where("country", "is not", null)
        : conflict.columns(["event_id", "email"]).where("event_id", "is not", null)
      ).doUpdateSet((eb) => ({
        kind: eb.ref("excluded.kind"),
        consent_wording: eb.ref("excluded.consent_wording"),
        consent_via: eb.ref("excluded.consent_via"),
        requested_at: eb
          .case()
          .when(
            eb.or([
              eb("event_alerts.confirmed_at", "is", null),
              eb("event_alerts.kind", "!=", eb.ref("excluded.kind")),
            ]),
          )
          .then(eb.ref("excluded.requested_at"))
          .else(eb.ref("event_alerts.requested_at"))
          .end(),
      })),
    )
    .returning(["id", "confirmed_at"])
    .executeTakeFirstOrThrow();
  return { id, confirmed: confirmed_at !== null };
}

/** Keeps an event from being deleted until the transaction ends. False if there is none. */
async function holdEvent(trx: Db, id: string): Promise<boolean> {
  const held = await trx
    .selectFrom("events")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** The data of the mail that asks for confirmation. */
export function findAlertToConfirm(db: Db, id: string) {
  return db
    .selectFrom("event_alerts")
    .leftJoin("events", "events.id", "event_alerts.event_id")
    .select([
      "kind",
      "email",
      (eb) => eb.fn.coalesce("event_alerts.country", "events.country").as("country"),
      "confirmed_at",
      "event_name",
      "events.status as event_status",
    ])
    .where("event_alerts.id", "=", id)
    .executeTakeFirst();
}

/** False if there is no such alert, or it was requested too long ago. Repeating it does no harm. */
export async function confirmAlert(
  db: Db,
  id: string,
  { at, requestedAfter }: { at: Date; requestedAfter: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("event_alerts")
    .set((eb) => ({ confirmed_at: eb.fn.coalesce("confirmed_at", eb.val(at)) }))
    .where("id", "=", id)
    .where((eb) =>
      eb.or([eb("confirmed_at", "is not", null), eb("requested_at", ">", requestedAfter)]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** How many alerts are still waiting. Without `country`, none for the next event. */
export async function countAlerts(
  db: Db,
  { eventId, country }: { eventId: string; country: string },
): Promise<{ placesReturn: number; onSale: number; nextEvent: number }> {
  return db
    .selectFrom("event_alerts")
    .select((eb) => {
      const countOf = (kind: AlertKind) => eb.fn.countAll<number>().filterWhere("kind", "=", kind);
      return [
        countOf("places-return").as("placesReturn"),
        countOf("on-sale").as("onSale"),
        countOf("next-event").as("nextEvent"),
      ];
    })
    .where((eb) => eb.or([eb("event_id", "=", eventId), eb("country", "=", country)]))
    .where("confirmed_at", "is not", null)
    .where("queued_at", "is", null)
    .executeTakeFirstOrThrow();
}

/**
 * Deletes unconfirmed, expired and past alerts. A postponed event isn't past, because its dates no
 * longer hold.
 */
export async function deleteExpiredAlerts(
  db: Db,
  {
    now,
    unconfirmedBefore,
    requestedBefore,
  }: Record<"now" | "unconfirmedBefore" | "requestedBefore", Date>,
): Promise<void> {
  await db
    .deleteFrom("event_alerts")
    .where((eb) =>
      eb.or([
        eb.and([eb("confirmed_at", "is", null), eb("requested_at", "<=", unconfirmedBefore)]),
        eb("requested_at", "<=", requestedBefore),
        eb(
          "event_id",
          "in",
          eb
            .selectFrom("events")
            .select("events.id")
            .where((event) =>
              event.or([
                event("events.status", "=", "completed"),
                event.and([
                  event("events.ends_at", "<=", now),
                  sql<boolean>`events.disruption is distinct from 'postponed'`,
                ]),
              ]),
            ),
        ),
      ]),
    )
    .execute();
}
