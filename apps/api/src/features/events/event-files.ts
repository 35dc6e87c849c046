import { countryOf } from "@before-ten/contracts/shared/countries";
import type { ListedEvent } from "@before-ten/contracts/events/output";
import { lineUpText } from "@before-ten/contracts/events/line-up";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { eventNotes, noteNames } from "@before-ten/contracts/events/notes";
import { eventNumbers, numberNames } from "@before-ten/contracts/events/numbers";
import { pricesText } from "@before-ten/contracts/events/prices/price-text";
import { listEventsByIds } from "@before-ten/db/queries/events/admin-events";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { byteOrderMark, csvLine } from "../../http/csv.ts";
import { presentEvent } from "./event-fields.ts";

/** What to export, as plain data that the guarded procedure can return. */
export interface EventExport {
  ids: string[];
  fileName: string;
}

type Column = [
  heading: string,
  valueOf: (event: Omit<ListedEvent, "updatedAt">) => string | number,
];

const columns: readonly Column[] = [
  ["Name", ({ eventName }) => eventName],
  ["First day", ({ startDate }) => startDate.slice(0, 10)],
  ["Last day", ({ endDate }) => endDate.slice(0, 10)],
  ["From", ({ startTime }) => startTime],
  ["Until", ({ endTime }) => endTime ?? ""],
  ["Time zone", ({ timeZone }) => timeZone],
  ["Place", ({ location }) => locationLabel(location)],
  ["Country", ({ country }) => countryOf(country).name],
  ["Status", ({ status }) => status],
  ["Tickets", ({ availability }) => availability],
  ["What happened", ({ disruption }) => disruption?.kind ?? ""],
  ["Price", ({ ticketPrice }) => ticketPrice.amount],
  ["Prices by date", (event) => pricesText(event)],
  ["Currency", ({ ticketPrice }) => ticketPrice.currency],
  ["Capacity", ({ capacity }) => capacity ?? ""],
  ["Registrations", ({ registrations }) => registrations],
  ["Clicks", ({ clicks }) => clicks],
  ["Line-up", ({ lineUp }) => lineUpText(lineUp)],
  ...numberNames.map((name): Column => [eventNumbers[name].label, (event) => event[name] ?? ""]),
  ...noteNames.map((name): Column => [eventNotes[name].label, (event) => event[name] ?? ""]),
  ["Ticket link", ({ redirectUrl }) => redirectUrl ?? ""],
  ["Id", ({ id }) => id],
];

export function planEventExport(
  { clock }: Pick<Deps, "clock">,
  ids: readonly string[],
): EventExport {
  const day = clock.now().toISOString().slice(0, 10);
  return { ids: ids.filter(isUuid), fileName: `events-${day}.csv` };
}

/** Ordered by date. */
export async function* writeEvents(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { ids }: EventExport,
): AsyncGenerator<string> {
  const now = clock.now();
  const rows = await listEventsByIds(db, ids);
  const lines = rows.map((row) => {
    const event = { ...presentEvent(row, now), clicks: row.clicks };
    return csvLine(columns.map(([, value]) => value(event)));
  });
  yield byteOrderMark + csvLine(columns.map(([name]) => name)) + lines.join("");
}
