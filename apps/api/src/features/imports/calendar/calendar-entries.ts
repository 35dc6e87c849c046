import ICAL from "ical.js";

/** Reads a calendar line by line, so that a broken entry spoils none of the others. */

export interface CalendarProperty {
  /** In upper case. */
  name: string;
  /** By their names in upper case. */
  parameters: ReadonlyMap<string, string>;
  value: string;
}

interface Calendar {
  /** As the calendar itself writes it; UTC times are meant in it. */
  timeZone: string | undefined;
  /** The zones it describes, by the names it gives them. */
  zones: Map<string, ICAL.Timezone>;
}

export interface CalendarEntry {
  /** The number of the line where it begins. */
  line: number;
  properties: CalendarProperty[];
  calendar: Calendar;
}

interface Line {
  text: string;
  number: number;
}

/** Names that begin a line; others continue a text whose line breaks weren't folded. */
const propertyName =
  /^(?:BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|NAME|COLOR|IMAGE|SOURCE|CONFERENCE|REFRESH-INTERVAL|ATTACH|CATEGORIES|CLASS|COMMENT|DESCRIPTION|STYLED-DESCRIPTION|GEO|LOCATION|PERCENT-COMPLETE|PRIORITY|RESOURCES|STATUS|SUMMARY|COMPLETED|DTEND|DUE|DTSTART|DURATION|FREEBUSY|TRANSP|TZID|TZID-ALIAS-OF|TZNAME|TZOFFSETFROM|TZOFFSETTO|TZURL|TZUNTIL|ATTENDEE|CONTACT|ORGANIZER|RECURRENCE-ID|RELATED-TO|URL|UID|EXDATE|EXRULE|RDATE|RRULE|ACTION|REPEAT|TRIGGER|ACKNOWLEDGED|PROXIMITY|CREATED|DTSTAMP|LAST-MODIFIED|SEQUENCE|REQUEST-STATUS|XML|STRUCTURED-DATA|X-[A-Z\d-]+)[;:]/;

/** Properties whose text people write, with line breaks that some programs forget to fold. */
const isText = /^(?:SUMMARY|DESCRIPTION|LOCATION|COMMENT|X-ALT-DESC)[;:]/i;

/** The calendar's events, in its order. Undefined if the text is no calendar. */
export function readEntries(text: string): CalendarEntry[] | undefined {
  const entries: CalendarEntry[] = [];
  let calendar: Calendar | undefined;
  let entry: CalendarEntry | undefined;
  /** The component inside an event that isn't read, such as an alarm. */
  let skipped: string | undefined;
  let zone: string[] | undefined;
  const endEntry = () => {
    if (entry !== undefined) entries.push(entry);
    [entry, skipped] = [undefined, undefined];
  };
  for (const line of linesOf(text)) {
    const property = propertyOf(line.text);
    const { name, value } = property ?? { name: "", value: "" };
    const component = value.trim().toUpperCase();
    const begins = name === "BEGIN" ? component : "";
    const ends = name === "END" ? component : "";
    if (zone !== undefined) zone.push(line.text);
    if (begins === "VCALENDAR" || ends === "VCALENDAR") {
      endEntry();
      if (begins !== "") calendar = { timeZone: undefined, zones: new Map() };
    } else if (begins === "VTIMEZONE") {
      endEntry();
      zone = [line.text];
    } else if (ends === "VTIMEZONE") {
      if (zone !== undefined) describeZone(calendar, zone);
      zone = undefined;
    } else if (begins === "VEVENT") {
      endEntry();
      zone = undefined;
      calendar ??= { timeZone: undefined, zones: new Map() };
      entry = { line: line.number, properties: [], calendar };
    } else if (ends === "VEVENT") {
      endEntry();
    } else if (entry !== undefined && skipped === undefined && begins !== "") {
      skipped = begins;
    } else if (skipped !== undefined) {
      if (ends === skipped) skipped = undefined;
    } else if (entry !== undefined) {
      if (property !== undefined && ends === "") entry.properties.push(property);
    } else if (calendar !== undefined && name === "X-WR-TIMEZONE") {
      calendar.timeZone = value.trim() || undefined;
    }
  }
  endEntry();
  return calendar === undefined || (entries.length === 0 && !/^END:VCALENDAR/im.test(text))
    ? undefined
    : entries;
}

/** Unfolded lines. A line that is no property continues the text before it, on a new line. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const isLowerCase = !text.includes("BEGIN:VCALENDAR");
  for (const [index, physical] of text.split(/\r\n|\r|\n/).entries()) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(physical)) last.text += physical.slice(1);
    else if (propertyName.test(isLowerCase ? physical.toUpperCase() : physical)) {
      lines.push({ text: physical, number: index + 1 });
    } else if (last !== undefined && isText.test(last.text)) last.text += `\\n${physical}`;
  }
  return lines;
}

/** `DTSTART;TZID="Europe/London":20270206T160000` */
function propertyOf(line: string): CalendarProperty | undefined {
  const head = /^([\w-]+)((?:;[^:;="]+=(?:"[^"]*"|[^:;",]*)(?:,(?:"[^"]*"|[^:;",]*))*)*)[;:]/.exec(
    line,
  );
  if (head === null) return undefined;
  const parameters = [...(head[2] ?? "").matchAll(/;([^=]+)=("[^"]*"|[^;"]*)/g)].map(
    ([, name = "", value = ""]) => [name.toUpperCase(), value.replaceAll('"', "")] as const,
  );
  return {
    name: (head[1] ?? "").toUpperCase(),
    parameters: new Map(parameters),
    value: line.slice(head[0].length),
  };
}

function describeZone(calendar: Calendar | undefined, lines: readonly string[]): void {
  try {
    const parsed: unknown = ICAL.parse(["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n"));
    if (!Array.isArray(parsed)) return;
    const component = new ICAL.Component(parsed).getFirstSubcomponent("vtimezone");
    if (component === null) return;
    const zone = new ICAL.Timezone(component);
    calendar?.zones.set(zone.tzid, zone);
  } catch {
    // The library's errors have no common class. Without the zone its times have a notice.
  }
}
