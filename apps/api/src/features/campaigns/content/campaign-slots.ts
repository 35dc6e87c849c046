/**
 * Placeholders in a campaign's written mail where recipients' mails differ. They are enclosed in
 * two control characters, which our texts can't contain because they passed `singleLine` or
 * `plainText`.
 */

export const slotStart = "\u0002";
export const slotEnd = "\u0003";

export type Slot =
  | { kind: "link"; number: number }
  | { kind: "field"; name: string; fallback: string }
  /** The sender by law, who differs by country. */
  | { kind: "sender"; fallback: string }
  | { kind: "unsubscribe" | "preferences" | "pixel" };

export function linkSlot(number: number): string {
  return withSlots(`link ${number}`);
}

export function fieldSlot({ name, fallback }: { name: string; fallback: string }): string {
  return withSlots(`field ${name} ${fallback}`);
}

export function senderSlot(fallback: string): string {
  return withSlots(`sender ${fallback}`);
}

export const unsubscribeSlot = withSlots("unsubscribe");
export const preferencesSlot = withSlots("preferences");
export const pixelSlot = withSlots("pixel");

/** Reads the text between the two characters. Undefined if it isn't ours. */
export function readSlot(text: string): Slot | undefined {
  const [kind = "", value = "", ...rest] = text.split(" ");
  if (kind === "link") return { kind, number: Number(value) };
  if (kind === "field") return { kind, name: value, fallback: rest.join(" ") };
  if (kind === "sender") return { kind, fallback: [value, ...rest].join(" ") };
  if (kind === "unsubscribe" || kind === "preferences" || kind === "pixel") return { kind };
  return undefined;
}

export function countFields(written: string): number {
  return written.split(`${slotStart}field `).length - 1;
}

function withSlots(text: string): string {
  return slotStart + text + slotEnd;
}
