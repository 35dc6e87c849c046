/** Parses dates and times as people and other programs write them. */

export type DateOrder = "dmy" | "mdy";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Spreadsheets count days from this date; 30,000 is in 1982, 80,000 in 2119. */
const spreadsheetEpochMs = Date.UTC(1899, 11, 30);
const spreadsheetDays = { min: 30_000, max: 80_000 };
const dayMs = 86_400_000;

/** As `YYYY-MM-DD`; undefined if it isn't a date. A time after it is ignored. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const written = text.trim().slice(0, 60);
  const iso = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?!\d)/.exec(written);
  if (iso !== null && /^\d{4}(?:\d{4}(?!\d)|[-/.])/.test(written)) {
    return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  }
  const numbers = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?!\d)/.exec(written);
  if (numbers !== null) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), fullYear(numbers[3])];
    return order === "dmy" ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  if (/^\d{5}(?:\.\d+)?$/.test(written)) return spreadsheetDay(Number(written));
  return dayInWords(written);
}

/** What may follow a time: `Z`, `+11:00`, an abbreviation of a time zone. */
const zoneAtEnd =
  /(?<=[\d\s.m])\s?(?:z|utc|gmt|(?:utc|gmt)?[+-]\d{1,2}(?::?\d{2})?|[a-z]{2,3}[dsew]?t)$/;

/**
 * As `HH:MM` on its own clock; undefined if it isn't a time. A date before it and a zone after it
 * are ignored; `readOffset` reads the zone.
 */
export function readTime(text: string): string | undefined {
  const whole = text.trim().slice(-48).toLowerCase();
  if (/^\d{5}\.\d+$/.test(whole) || /^0?\.\d+$/.test(whole)) {
    return clockOf(Math.round((Number(whole) % 1) * 24 * 60));
  }
  const [, military, minutes] =
    /^([01]\d|2[0-4])([0-5]\d)(?:\s?h(?:rs?|ours)?)?$/.exec(whole) ?? [];
  if (military !== undefined) return clockOf(Number(military) * 60 + Number(minutes));
  const isDateAlone = /^\d{4}-\d{1,2}-\d{1,2}$/.test(whole);
  const written = (isDateAlone ? whole : whole.replace(zoneAtEnd, ""))
    .trim()
    .replace(/\s*(?:uhr|hrs?\.?|hours|heures?)$/, "h")
    .replace(/(?<=[:.h]\d\d)h$/, "");
  const named =
    /(?:^|[\s,t])(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s?([ap])\.?\s?m\.?$/.exec(written);
  if (named !== null) {
    const [hour, minute] = [Number(named[1]), Number(named[2] ?? 0)];
    if (hour < 1 || hour > 12 || minute > 59) return undefined;
    return clockOf(((hour % 12) + (named[3] === "p" ? 12 : 0)) * 60 + minute);
  }
  if (written === "noon") return "12:00";
  if (written === "midnight") return "00:00";
  const plain =
    /(?:^|[\s,t])(\d{1,2})(?:[:h](\d{2})|h)(?::\d{2}(?:\.\d+)?)?$/.exec(written) ??
    /^(\d{1,2})\.(\d{2})$/.exec(written) ??
    /\dt(\d{2})(\d{2})(?:\d{2})?$/.exec(written);
  if (plain === null) return undefined;
  const [hour, minute] = [Number(plain[1]), Number(plain[2] ?? 0)];
  const isTime = (hour < 24 && minute < 60) || (hour === 24 && minute === 0);
  return isTime ? clockOf(hour * 60 + minute) : undefined;
}

/**
 * Whether dates like 5/12/2026 begin with the day, judged by unambiguous ones; undefined if there
 * are none.
 */
export function guessDateOrder(texts: readonly string[]): DateOrder | undefined {
  for (const text of texts) {
    const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/.exec(text.trim()) ?? [];
    if (Number(first) > 12) return "dmy";
    if (Number(second) > 12) return "mdy";
  }
  return undefined;
}

/** "Sat 5 December 2026", "5th Dec 2026", "December 5, 2026". */
function dayInWords(written: string): string | undefined {
  const lower = written
    .toLowerCase()
    .replace(/^[a-z]{3,9},?\s+(?=\d|[a-z])/, (day) =>
      /^(?:mon|tue|wed|thu|fri|sat|sun)/.test(day) ? "" : day,
    );
  const dayFirst =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})(?!\d)/.exec(lower);
  if (dayFirst !== null) {
    return dayOf(fullYear(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  }
  const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/.exec(lower);
  if (monthFirst === null) return undefined;
  return dayOf(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
}

/** 0 if it isn't a month. */
function monthOf(name = ""): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}

function fullYear(text = ""): number {
  return text.length === 2 ? 2_000 + Number(text) : Number(text);
}

function spreadsheetDay(days: number): string | undefined {
  if (days < spreadsheetDays.min || days > spreadsheetDays.max) return undefined;
  return new Date(spreadsheetEpochMs + Math.floor(days) * dayMs).toISOString().slice(0, 10);
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    year >= 1900 && year < 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
