import { capitalHalves } from "../shared/text/clock-text.ts";

/** How a history shows a value, in the admin area and in its file. */

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

interface Sides {
  before: unknown;
  after: unknown;
  beforeName: string | null;
  afterName: string | null;
}

/** Both sides of a changed field; the name stands for an id. */
export function sideTexts({ before, after, beforeName, afterName }: Sides): [string, string] {
  return [beforeName ?? valueText(before), afterName ?? valueText(after)];
}

/** Empty if there was nothing. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return textOf(value);
  if (Array.isArray(value)) return listText(value);
  return objectText(value);
}

/** Values about people, recorded only as present. */
export function isHidden(value: unknown): boolean {
  return typeof value === "object" && value !== null && "hidden" in value && value.hidden === true;
}

function textOf(text: string): string {
  if (day.test(text)) {
    return new Date(text).toLocaleDateString("en-AU", { dateStyle: "medium", timeZone: "UTC" });
  }
  if (!instant.test(text) || Number.isNaN(Date.parse(text))) return text;
  return capitalHalves(
    new Date(text).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" }),
  );
}

function listText(values: readonly unknown[]): string {
  const isPlain = values.every((value) => typeof value !== "object");
  return values.map(valueText).join(isPlain ? ", " : "\n\n");
}

/** A place becomes its text, anything else its parts, line by line. */
function objectText(value: object): string {
  if (isHidden(value)) return "(not kept)";
  if ("formatted" in value && typeof value.formatted === "string") return value.formatted;
  return Object.entries(value)
    .filter(([name]) => name !== "id")
    .map(([name, part]: [string, unknown]) => ({ name, text: valueText(part) }))
    .filter(({ text }) => text !== "")
    .map(({ name, text }) => `${name}: ${text}`)
    .join("\n");
}
