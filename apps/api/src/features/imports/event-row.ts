import { importFields } from "@before-ten/contracts/imports/fields";
import type { ImportMapping } from "@before-ten/contracts/imports/input";
import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import { readLineUp } from "@before-ten/contracts/events/line-up";
import { noteNames } from "@before-ten/contracts/events/notes";
import { forEachNumber } from "@before-ten/contracts/events/numbers";
import { eventStatuses } from "@before-ten/contracts/events/lifecycle";
import { type CreateEvent, createEventInput } from "@before-ten/contracts/events/input";
import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { withScheme } from "@before-ten/contracts/shared/web-link";
import { type MappedCells, mapCells } from "./mapped-cells.ts";
import { type DateOrder, readDay, readTime } from "./read-day.ts";
import { readCountry, readList, readPrice } from "./read-value.ts";

interface Invalid {
  sentence: string;
}

const labels = new Map(importFields.events.map(({ name, label }) => [name, label]));

/** The event in a row, checked by the rules of the event form, or why the row is invalid. */
export function readEventRow(
  cells: readonly string[],
  mapping: ImportMapping,
): { event: CreateEvent } | Invalid {
  const mapped = mapCells(cells, mapping);
  const when = readWhen(mapped, mapping.dateOrder);
  if (typeof when === "string") return { sentence: when };
  const parsed = createEventInput.safeParse({
    ...textsOf(mapped, ["eventName", "description", "location", "timeZone"]),
    redirectUrl: withScheme(mapped.get("redirectUrl") ?? ""),
    ...when,
    country: countryOf(mapped),
    ticketPrice: priceOf(mapped),
    status: statusOf(mapped),
    capacity: mapped.get("capacity")?.replaceAll(/[,\s]/g, "") ?? null,
    musicGenres: readList(mapped.get("musicGenres") ?? ""),
    lineUp: readLineUp(mapped.get("lineUp") ?? ""),
    // Also matches "18+" and "18 and over".
    ...forEachNumber((name) => /\d+/.exec(mapped.get(name) ?? "")?.[0] ?? null),
    ...textsOf(mapped, noteNames),
  });
  if (parsed.success) return { event: parsed.data };
  const [issue] = parsed.error.issues;
  const label = labels.get(String(issue?.path[0])) ?? "Event";
  return { sentence: `${label}: ${issue?.message ?? "is missing"}` };
}

/** The row's label, available even if the row turns out to be invalid. */
export function labelOfEventRow(cells: readonly string[], mapping: ImportMapping): string {
  const mapped = mapCells(cells, mapping);
  const parts = [mapped.get("eventName"), mapped.get("startDate")].filter(Boolean);
  return [...singleLine(parts.join(", "))].slice(0, 200).join("");
}

/**
 * A start may be a date, or date and time in one cell; a missing end is the start's day. Returns a
 * sentence if one of them can't be parsed.
 */
function readWhen(mapped: MappedCells, order: DateOrder) {
  const start = mapped.get("startDate") ?? "";
  const startDate = readDay(start, order);
  if (startDate === undefined && start !== "") {
    return messages.dateUnknown("Start date", cut(start));
  }
  const end = mapped.get("endDate") ?? "";
  const endDate = end === "" ? startDate : readDay(end, order);
  if (endDate === undefined && end !== "") {
    return messages.dateUnknown("End date", cut(end));
  }
  const times: Record<"startTime" | "endTime", string | undefined> = {
    startTime: readTime(mapped.get("startTime") ?? start),
    endTime: readTime(mapped.get("endTime") ?? end),
  };
  for (const name of ["startTime", "endTime"] as const) {
    const text = mapped.get(name) ?? "";
    if (times[name] === undefined && text !== "") {
      return messages.timeUnknown(labels.get(name) ?? name, cut(text));
    }
  }
  return { startDate, endDate, startTime: times.startTime ?? "", endTime: times.endTime ?? "" };
}

function textsOf(mapped: MappedCells, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, mapped.get(name) ?? ""]));
}

/** Unknown ones are refused by the form's rules, with their sentence. */
function countryOf(mapped: MappedCells): string {
  const text = mapped.get("country") ?? "";
  return readCountry(text) ?? text;
}

function priceOf(mapped: MappedCells): unknown {
  const text = mapped.get("ticketPrice") ?? "";
  return readPrice(text) ?? text;
}

/** Draft, unless the file has a status. */
function statusOf(mapped: MappedCells): string {
  const text = (mapped.get("status") ?? "draft").toLowerCase();
  return eventStatuses.find((status) => status === text) ?? "draft";
}

function cut(text: string): string {
  return [...singleLine(text)].slice(0, 40).join("");
}
