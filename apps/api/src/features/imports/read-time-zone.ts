import { knownTimeZone } from "@before-ten/contracts/events/location/time-zones";
import { findIana, findWindows } from "windows-iana";

const cities = new Map(
  Intl.supportedValuesOf("timeZone").map((name) => [
    name
      .slice(name.lastIndexOf("/") + 1)
      .replaceAll("_", " ")
      .toLowerCase(),
    name,
  ]),
);

/**
 * The IANA name of a time zone as other programs write it: Windows' names ("AUS Eastern Standard
 * Time"), "(UTC+10:00) Canberra, Melbourne, Sydney", "Pacific Time (US & Canada)",
 * "/mozilla.org/20050126_1/Australia/Sydney". Undefined if it is none of these.
 */
export function readTimeZone(text: string): string | undefined {
  const name = text.trim().replace(/^"(.*)"$/, "$1");
  const path = /[A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?$/.exec(name)?.[0];
  const words = name.replace(/^\((?:UTC|GMT)[^)]*\)\s*/i, "").replace(/\s*\([^)]*\)$/, "");
  return (
    knownTimeZone(name) ??
    (path === undefined ? undefined : knownTimeZone(path)) ??
    windowsTimeZone(words) ??
    windowsTimeZone(words.replace(/ Time$/i, " Standard Time")) ??
    cityTimeZone(words)
  );
}

function windowsTimeZone(name: string): string | undefined {
  const zone = findIana(name)[0];
  return zone === undefined ? undefined : knownTimeZone(zone);
}

/** Of a list of cities, the zone that Windows calls by them: that of its main city. */
function cityTimeZone(words: string): string | undefined {
  for (const part of words.split(",")) {
    const zone = cities.get(part.trim().toLowerCase());
    const windows = zone === undefined ? undefined : [findWindows(zone)].flat()[0];
    if (zone !== undefined) return (windows && windowsTimeZone(windows)) ?? zone;
  }
  return undefined;
}
