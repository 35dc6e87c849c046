/**
 * Marks of a campaign's written mail, where the mails of its recipients differ. They stand between
 * two control characters, which no text of ours can hold: each went through `singleLine` or
 * `plainText`.
 */

export const markStart = "\u0002";
export const markEnd = "\u0003";

export type Mark =
  | { kind: "link"; number: number }
  | { kind: "field"; name: string; fallback: string }
  | { kind: "unsubscribe" | "preferences" | "pixel" };

export function linkMark(number: number): string {
  return marked(`link ${number}`);
}

export function fieldMark({ name, fallback }: { name: string; fallback: string }): string {
  return marked(`field ${name} ${fallback}`);
}

export const unsubscribeMark = marked("unsubscribe");
export const preferencesMark = marked("preferences");
export const pixelMark = marked("pixel");

/** Reads what stands between the two characters. Undefined for what isn't ours. */
export function readMark(text: string): Mark | undefined {
  const [kind = "", value = "", ...rest] = text.split(" ");
  if (kind === "link") return { kind, number: Number(value) };
  if (kind === "field") return { kind, name: value, fallback: rest.join(" ") };
  if (kind === "unsubscribe" || kind === "preferences" || kind === "pixel") return { kind };
  return undefined;
}

export function countFields(written: string): number {
  return written.split(`${markStart}field `).length - 1;
}

function marked(text: string): string {
  return markStart + text + markEnd;
}
