import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";

/** `4 Dec 2026, 9:00 AM AEDT`: in the time zone it is scheduled in, not the reader's. */
export function scheduledMoment(instant: string, timeZone: string): string {
  const text = new Date(instant).toLocaleString("en-AU", {
    timeZone,
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return capitalHalves(text);
}

/** `Melbourne (AEDT)`, with the abbreviation in force at that time. */
export function clockName(timeZone: string, at: Date): string {
  const city = timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    timeZoneName: "short",
  }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value;
  return name === undefined || name === city ? city : `${city} (${name})`;
}
