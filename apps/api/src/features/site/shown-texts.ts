import { localInstant } from "@before-ten/contracts/events/instants";
import type { ChangedTexts, TextDefault, TextEntry } from "@before-ten/contracts/site/define-texts";
import { visibleEntries } from "@before-ten/contracts/site/read-texts";
import {
  type CountedFigure,
  hasStoredIds,
  isCountedFigure,
} from "@before-ten/contracts/site/rules";
import { brand } from "@before-ten/contracts/shared/brand";

const barKey = "announcement.bar";

export function hasCountedFigures(changed: ChangedTexts): boolean {
  return entriesOf(changed).some(({ counted = "" }) => isCountedFigure(counted));
}

function entriesOf(changed: ChangedTexts): TextEntry[] {
  return Object.values(changed).flatMap((text) => (typeof text === "string" ? [] : text));
}

/** With figures in the place of what was typed, in entries that ask for it. */
export function withFigures(
  changed: ChangedTexts,
  figures: Readonly<Record<CountedFigure, number>>,
): ChangedTexts {
  return Object.fromEntries(
    Object.entries(changed).map(([key, text]) => [
      key,
      typeof text === "string"
        ? text
        : text.map((entry) => {
            const { counted = "" } = entry;
            if (!isCountedFigure(counted)) return entry;
            return { ...entry, figure: figures[counted].toLocaleString("en-AU") };
          }),
    ]),
  );
}

interface Announcements {
  /** With the announcement to be shown, or none. */
  texts: ChangedTexts;
  /** When another one, or none, is to be shown. */
  nextChange: Date | undefined;
}

/** `withFuture`: for an editor, also one whose time hasn't come. */
export function chooseAnnouncement(
  changed: ChangedTexts,
  { now, withFuture }: { now: Date; withFuture: boolean },
): Announcements {
  const stored = changed[barKey];
  if (stored === undefined || typeof stored === "string") {
    return { texts: changed, nextChange: undefined };
  }
  const timed = visibleEntries(stored).map((entry) => ({
    entry,
    from: instantOf(entry["from"]),
    until: instantOf(entry["until"]),
  }));
  const current = timed.find(
    ({ from, until }) =>
      (withFuture || from === undefined || from <= now) && (until === undefined || until > now),
  );
  const times = timed.flatMap(({ from, until }) => [from, until]);
  const [nextChange] = times
    .filter((time): time is Date => time !== undefined && time > now)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return { texts: { ...changed, [barKey]: current ? [current.entry] : [] }, nextChange };
}

function instantOf(localTime = ""): Date | undefined {
  return localTime === "" ? undefined : localInstant(localTime, brand.timeZone);
}

/**
 * A text without what visitors may not know of: entries that were hidden or removed, and by whom.
 * Where other rows name an entry, such as a post its category, its label is still needed.
 */
export function publicEntries(key: string, text: TextDefault): TextDefault {
  if (typeof text === "string") return text;
  return text.filter(({ hidden, removedAt }) => !removedAt && (!hidden || hasStoredIds(key)));
}
