import type { HistoryEntry } from "@before-ten/contracts/newsletter/choices-output";
import { topicLabels } from "@before-ten/contracts/newsletter/topic-labels";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { longDayOf } from "../../../admin/list/admin-dates.ts";

/** Title and text of a change for admins. */
export function historyTexts(entry: HistoryEntry): { title: string; text: string } {
  switch (entry.kind) {
    case "consent":
      return {
        title: "consent",
        text: `“${entry.wording ?? ""}” Source: ${entry.source ?? "Direct"}.`,
      };
    case "status":
      return {
        title: entry.from === null ? (entry.to ?? "") : `${entry.from} to ${entry.to ?? ""}`,
        text: entry.reason ?? "",
      };
    case "choices":
      return { title: "choice", text: choicesText(entry) };
    case "pause":
      return entry.pausedUntil === null
        ? { title: "pause ended", text: "Gets campaigns again" }
        : { title: "pause", text: `Gets no campaign until ${longDayOf(entry.pausedUntil)}` };
    case "preferences":
      return { title: "preferences", text: preferencesText(entry.preferences ?? {}) };
  }
}

function choicesText({ topics, countries }: HistoryEntry): string {
  return [
    topics && `Topics: ${topicsText(topics)}.`,
    countries && `Countries: ${countriesText(countries)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** None means all of them. */
export function topicsText(topics: readonly (keyof typeof topicLabels)[]): string {
  return topics.map((topic) => topicLabels[topic]).join(", ") || "all";
}

export function countriesText(countries: readonly string[]): string {
  return countries.map((code) => countryOf(code).name).join(", ") || "all";
}

function preferencesText(preferences: Readonly<Record<string, boolean | string>>): string {
  return (
    Object.entries(preferences)
      .map(
        ([name, value]) => `${name}: ${typeof value === "string" ? value : value ? "on" : "off"}`,
      )
      .join(", ") || "None now"
  );
}
