import { readFileSync } from "node:fs";
import { run } from "../calendar/read-calendar.task.ts";
import { readEventRow } from "../event-row.ts";
import { guessMapping } from "../guess-mapping.ts";

export const today = "2026-11-28";
const fallbacks = {
  country: "AU",
  ticketPrice: "45",
  redirectUrl: "https://tickets.example/x",
  startTime: "16:00",
  endTime: "22:00",
};

export const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
export const event = (...lines: string[]) => [
  "BEGIN:VEVENT",
  "UID:1",
  "SUMMARY:Sunday Disco",
  "DESCRIPTION:Six hours of floor-fillers.",
  "LOCATION:The Hall",
  ...lines,
  "END:VEVENT",
];

/** What the rows of a calendar become: when an event is, its zone and notice, or why it isn't. */
export function read(text: string) {
  const table = run({ text, most: 200, today }) ?? [];
  const mapping = { ...guessMapping("events", table), fallbacks };
  return table.slice(1).map((cells) => {
    const row = readEventRow(cells, mapping);
    if ("sentence" in row) return row.sentence;
    const { eventName, startDate, startTime, endDate, endTime, timeZone = "" } = row.event;
    const days = endDate === startDate ? startDate : `${startDate} to ${endDate}`;
    const when = `${days} ${startTime}-${endTime} ${timeZone}`.trim();
    return [eventName, when, row.notices.join(". ")].filter(Boolean).join(" | ");
  });
}

/** A real calendar, by its file's name. */
export const calendarCase = (name: string) =>
  readFileSync(new URL(`./cases/${name}.ics`, import.meta.url), "utf8");
