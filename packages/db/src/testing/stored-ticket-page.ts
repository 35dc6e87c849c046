import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import type { LookOutcome } from "@before-ten/contracts/ticket-pages/rules";
import type { Db } from "../client.ts";
import { recordLook } from "../queries/ticket-pages/ticket-pages.ts";
import { storeEvent } from "./stored-event.ts";

interface StoredTicketPage {
  /** Undefined: a new one. */
  eventId?: string;
  outcome?: LookOutcome;
  found?: Partial<FoundValues>;
}

/**
 * Writes what was found on an event's page: a price other than the event's, unless the test names
 * something else. Returns the event's id.
 */
export async function storeTicketPage(
  db: Db,
  at: Date,
  { outcome = "read", ...page }: StoredTicketPage = {},
): Promise<string> {
  const eventId = page.eventId ?? (await storeEvent(db));
  const { redirect_url: url } = await db
    .selectFrom("events")
    .select("redirect_url")
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  const found: FoundValues = {
    name: null,
    startDate: null,
    startTime: null,
    endDate: null,
    endTime: null,
    place: null,
    price: { amount: 40, currency: "GBP" },
    availability: null,
    disruption: null,
    unread: [],
    ...page.found,
  };
  await recordLook(db, { eventId, url, at, outcome, httpStatus: 200, found });
  return eventId;
}
