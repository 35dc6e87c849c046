import { maxPreferenceLength } from "@before-ten/contracts/newsletter/rules";
import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { fieldSlot } from "./campaign-slots.ts";

/** A preference of the reader, and the fallback for those without it. */
interface PersonalField {
  name: string;
  fallback: string;
}

/** `{{name|there}}` */
export const fieldPattern = String.raw`\{\{\s*([A-Za-z][\w-]{0,39})\s*\|([^{}|\n]{1,${maxPreferenceLength}})\}\}`;
const field = new RegExp(fieldPattern, "g");

/** Calls `write` for each personal field, and returns the text with the results. */
export function replaceFields(text: string, write: (field: PersonalField) => string): string {
  return text.replaceAll(field, (all: string, name: string, fallback: string) =>
    fallback.trim() === "" ? all : write({ name, fallback: fallback.trim() }),
  );
}

/** The text with placeholders for its fields. */
export function withFieldSlots(text: string): string {
  return replaceFields(text, fieldSlot);
}

/** A field's value for a reader: only texts can be inserted, not booleans. */
export function fieldValue(
  { name, fallback }: PersonalField,
  preferences: SubscriberPreferences,
): string {
  const value = Object.hasOwn(preferences, name) ? preferences[name] : undefined;
  return typeof value === "string" && value.trim() !== "" ? value.trim() : fallback;
}

/** Whether something looks like a field but isn't one, so that readers would see its braces. */
export function hasBrokenField(text: string): boolean {
  return replaceFields(text, () => "").includes("{{");
}
