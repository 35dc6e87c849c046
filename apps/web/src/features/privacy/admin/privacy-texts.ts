import {
  type PrivacyArea,
  privacyAreaLabels,
  privacyAreas,
} from "@before-ten/contracts/privacy/rules";

/** `Newsletter 1, Messages they sent 2`: what a receipt says was removed. */
export function removedText(removed: Record<string, number>): string {
  return privacyAreas
    .filter((area) => (removed[area] ?? 0) > 0)
    .map((area) => `${privacyAreaLabels[area]}: ${(removed[area] ?? 0).toLocaleString("en-AU")}`)
    .join(" · ");
}

/** `subscribedAt` as words: "Subscribed at". */
export function fieldLabel(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A stored value as text; undefined for an empty one. */
export function valueText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = JSON.stringify(value);
  return text === "{}" || text === "[]" ? undefined : text;
}

export function areaLabel(area: PrivacyArea, count: number): string {
  return `${privacyAreaLabels[area]} (${count.toLocaleString("en-AU")})`;
}
