import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";

type Preference = NonNullable<CampaignSegment["preference"]>;

/** A preference as an option's value: `weekly=true`, `city="Perth"`. */
export function preferenceOption({ name, value }: Preference): string {
  return `${name}=${JSON.stringify(value)}`;
}

/** Undefined if it isn't such an option. */
export function readPreferenceOption(option: string): Preference | undefined {
  const end = option.indexOf("=");
  if (end === -1) return undefined;
  const value: unknown = JSON.parse(option.slice(end + 1));
  if (typeof value !== "boolean" && typeof value !== "string") return undefined;
  return { name: option.slice(0, end), value };
}

/** `weekly: on`, `city: Perth`. */
export function preferenceLabel(option: string): string {
  const preference = readPreferenceOption(option);
  if (preference === undefined) return option;
  const { name, value } = preference;
  return `${name}: ${typeof value === "string" ? value : value ? "on" : "off"}`;
}
