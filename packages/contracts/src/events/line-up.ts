import { eventLengths, maxLineUp } from "./rules.ts";

/** Who plays at a party. Without zod. */
export interface LineUpEntry {
  /** `HH:MM` at the venue; null if unknown. */
  time: string | null;
  name: string;
}

const betweenEntries = " | ";
const timeFirst = /^(\d{1,2})[:.](\d{2})\s*(am|pm)?[\s,:–-]+(.+)$/i;
/** In characters: longer text isn't a line-up. */
const longestRead = maxLineUp * (eventLengths.act + 20);

/** `16:30 DJ Marguerite | The Remembered`: for a cell in a file, and for comparisons. */
export function lineUpText(entries: readonly LineUpEntry[]): string {
  return entries
    .map(({ time, name }) => (time === null ? name : `${time} ${name}`))
    .join(betweenEntries);
}

/** Parses the output of `lineUpText`, and hand-written text: one entry per line or `|`. */
export function readLineUp(text: string): LineUpEntry[] {
  return text
    .slice(0, longestRead)
    .split(/[|;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readEntry);
}

function readEntry(text: string): LineUpEntry {
  const [, hours = "", minutes = "", half = "", name = ""] = timeFirst.exec(text) ?? [];
  const hour = hourOf(Number(hours), half.toLowerCase());
  if (name === "" || hour > 23 || Number(minutes) > 59) return { time: null, name: text };
  return { time: `${String(hour).padStart(2, "0")}:${minutes}`, name: name.trim() };
}

function hourOf(hour: number, half: string): number {
  if (half === "") return hour;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}
