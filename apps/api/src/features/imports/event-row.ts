import { importFields } from "@before-ten/contracts/imports/fields";
import {
  type ImportMapping,
  type ImportedEvent,
  importedEventInput,
} from "@before-ten/contracts/imports/input";
import { importLengths } from "@before-ten/contracts/imports/rules";
import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import { readLineUp } from "@before-ten/contracts/events/line-up";
import { noteNames } from "@before-ten/contracts/events/notes";
import { forEachNumber } from "@before-ten/contracts/events/numbers";
import { eventStatuses } from "@before-ten/contracts/events/lifecycle";
import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { knownTimeZone, venueTimeZone } from "@before-ten/contracts/events/location/time-zones";
import { withScheme } from "@before-ten/contracts/shared/web-link";
import { type MappedCells, mapCells } from "./mapped-cells.ts";
import { daysBetween } from "@before-ten/contracts/shared/calendar-days";
import { inZone, readWritten } from "./read-clock.ts";
import { readDay, readTime } from "./read-day.ts";
import { readTimeZone } from "./read-time-zone.ts";
import { readPrices } from "./read-prices.ts";
import { readCountry, readList, readPrice } from "./read-value.ts";

interface Invalid {
  sentence: string;
}

const labels = new Map(importFields.events.map(({ name, label }) => [name, label]));

/** The event in a row, checked by the rules of the event form, or why the row is invalid. */
export function readEventRow(
  cells: readonly string[],
  mapping: ImportMapping,
): { event: ImportedEvent; notices: string[] } | Invalid {
  const mapped = mapCells(cells, mapping);
  const problem = mapped.get("problem");
  if (problem !== undefined) return { sentence: problem };
  const country = countryOf(mapped);
  const location = locationOf(mapped);
  const timeZone = timeZoneOf(mapped);
  const when = readWhen(
    cells,
    mapping,
    knownTimeZone(timeZone) ?? venueTimeZone(country, { formatted: location }),
  );
  if (typeof when === "string") return { sentence: when };
  const { notice, ...times } = when;
  const status = statusOf(mapped);
  const parsed = importedEventInput.safeParse({
    ...textsOf(mapped, ["eventName", "description"]),
    redirectUrl: withScheme(mapped.get("redirectUrl") ?? ""),
    ...times,
    location,
    timeZone,
    country,
    ticketPrice: priceOf(mapped),
    priceSteps: readPrices(mapped.get("priceSteps") ?? "", {
      order: mapping.dateOrder,
      last: mapped.get("ticketPrice") ?? "",
    }),
    status: status.status,
    calledOff: status.calledOff,
    series: mapped.get("series")?.slice(0, importLengths.series).toWellFormed(),
    capacity: mapped.get("capacity")?.replaceAll(/[,\s]/g, "") ?? null,
    musicGenres: readList(mapped.get("musicGenres") ?? ""),
    lineUp: readLineUp(mapped.get("lineUp") ?? ""),
    // Also matches "18+" and "18 and over".
    ...forEachNumber((name) => /\d+/.exec(mapped.get(name) ?? "")?.[0] ?? null),
    ...textsOf(mapped, noteNames),
  });
  if (parsed.success) {
    const notices = [mapped.get("notice"), notice, status.notice];
    return { event: parsed.data, notices: notices.filter((text) => text !== undefined) };
  }
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
 * A start may be a date, or date and time in one cell; a missing end is the start's day. Times
 * written with an offset are converted to the event's zone. Returns a sentence if one of them can't
 * be parsed.
 */
function readWhen(cells: readonly string[], mapping: ImportMapping, timeZone: string) {
  const { dateOrder: order } = mapping;
  const start = readMoment(cells, mapping, { date: "startDate", time: "startTime" });
  if (typeof start === "string") return start;
  const end = readMoment(cells, mapping, { date: "endDate", time: "endTime" });
  if (typeof end === "string") return end;
  const moments = [start, end].map(({ date, time }) => {
    const written = readWritten(date || start.date, time, order);
    return written && { written, local: inZone(written, timeZone) };
  });
  const [first, last] = moments.map((moment) => moment?.local);
  const startDate = first?.day ?? readDay(start.date, order);
  const lastDate = last?.day ?? readDay(end.date || start.date, order);
  // What ends after midnight belongs to the day it starts on.
  const isNight =
    first !== undefined &&
    last !== undefined &&
    daysBetween(first.day, last.day) === 1 &&
    last.clock <= first.clock;
  const isConverted = moments.some(
    (moment) => moment !== undefined && moment.local.clock !== moment.written.clock,
  );
  return {
    startDate,
    endDate: isNight ? startDate : lastDate,
    startTime: first?.clock ?? "",
    endTime: last?.clock ?? "",
    notice: isConverted ? messages.timesConverted(timeZone) : undefined,
  };
}

interface WhenFields {
  date: "startDate" | "endDate";
  time: "startTime" | "endTime";
}

/** The texts of a date and a time, or a sentence if one can't be parsed. */
function readMoment(
  cells: readonly string[],
  mapping: ImportMapping,
  fields: WhenFields,
): { date: string; time: string } | string {
  const own = mapCells(cells, { ...mapping, fallbacks: {} });
  const all = mapCells(cells, mapping);
  const date = all.get(fields.date) ?? "";
  if (date !== "" && readDay(date, mapping.dateOrder) === undefined) {
    return messages.dateUnknown(labelOf(fields.date), cut(date));
  }
  const ofDate = readTime(date);
  // Midnight is what programs write for a date without a time.
  const isTimed = ofDate !== undefined && (ofDate !== "00:00" || !all.has(fields.time));
  const time = own.get(fields.time) ?? (isTimed ? date : (all.get(fields.time) ?? ""));
  if (time !== "" && readTime(time) === undefined) {
    return messages.timeUnknown(labelOf(fields.time), cut(time));
  }
  return { date, time };
}

function labelOf(name: string): string {
  return labels.get(name) ?? name;
}

/** Unknown names are refused by the form's rules, with their sentence. */
function timeZoneOf(mapped: MappedCells): string {
  const text = mapped.get("timeZone") ?? "";
  return readTimeZone(text) ?? text;
}

/** With the city of a column of its own, unless the place names it. */
function locationOf(mapped: MappedCells): string {
  const [place, city] = [mapped.get("location") ?? "", mapped.get("city") ?? ""];
  if (place === "" || city === "") return place || city;
  return place.toLowerCase().includes(city.toLowerCase()) ? place : `${place}, ${city}`;
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

interface ReadStatus {
  status: string;
  calledOff?: "cancelled" | "postponed";
  notice?: string;
}

/** Draft, unless the file has a status. */
function statusOf(mapped: MappedCells): ReadStatus {
  const written = mapped.get("status") ?? "draft";
  const text = written.toLowerCase();
  const status = eventStatuses.find((each) => each === text);
  if (status !== undefined) return { status };
  const calledOff = /^cancell?ed$/.test(text) ? "cancelled" : "postponed";
  if (calledOff === "cancelled" || text === "postponed") {
    return { status: "draft", calledOff, notice: messages.calledOff(calledOff) };
  }
  return { status: "draft", notice: messages.eventStatusUnknown(cut(written)) };
}

function cut(text: string): string {
  return [...singleLine(text)].slice(0, 40).join("");
}
