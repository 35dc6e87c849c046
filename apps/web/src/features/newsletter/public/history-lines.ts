import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";
import type { OwnHistoryEntry } from "@before-ten/contracts/newsletter/output";
import { topicLabels } from "@before-ten/contracts/newsletter/choices-messages";
import { countryOf } from "@before-ten/contracts/shared/countries";

interface HistoryLine {
  title: string;
  text?: string;
}

/** A change in words for its subscriber. */
export function historyLine(entry: OwnHistoryEntry): HistoryLine {
  switch (entry.kind) {
    case "consent": {
      const came = entry.source === null ? "" : ` You came from ${entry.source}.`;
      return { title: "You agreed", text: `“${entry.wording ?? ""}”${came}` };
    }
    case "status":
      return { title: statusTitle(entry) };
    case "choices":
      return { title: "You chose", text: choicesText(entry) };
    case "pause":
      return {
        title:
          entry.pausedUntil === null
            ? "You ended the pause"
            : `You paused until ${longDay(entry.pausedUntil)}`,
      };
    case "preferences":
      return { title: "Our team noted", text: preferencesText(entry.preferences ?? {}) };
  }
}

function statusTitle({ from, to, byTeam }: OwnHistoryEntry): string {
  if (to === "bounced") return "Our emails came back";
  if (to === "unsubscribed") return byTeam ? "Our team took you off the list" : "You unsubscribed";
  if (byTeam) return to === "active" ? "Our team put you on the list" : "Our team put you on hold";
  if (to === "pending") return "You subscribed, and we asked you to confirm";
  if (from === "pending") return "You confirmed your address";
  return from === null ? "You subscribed" : "You subscribed again";
}

function choicesText({ topics, countries }: OwnHistoryEntry): string {
  const lines = [
    topics && `Topics: ${listed(topics.map((topic) => topicLabels[topic]))}.`,
    countries && `Countries: ${listed(countries.map((code) => countryOf(code).name))}.`,
  ];
  return lines.filter(Boolean).join(" ");
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? "all" : names.join(", ");
}

function preferencesText(preferences: Readonly<Record<string, boolean | string>>): string {
  const texts = Object.entries(preferences).map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : value ? "yes" : "no"}`,
  );
  return texts.length === 0 ? "Nothing more" : texts.join(", ");
}

/** `4 December 2026`, in the reader's time zone. */
export function longDay(instant: string): string {
  return new Date(instant).toLocaleDateString("en-AU", { dateStyle: "long" });
}

/** `4 Dec 2026, 6:30 PM`, in the reader's time zone. */
export function moment(instant: string): string {
  return capitalHalves(
    new Date(instant).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" }),
  );
}
