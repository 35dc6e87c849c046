import type { CampaignTopic } from "@before-ten/contracts/campaigns/rules";
import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";
import type { OwnHistoryEntry } from "@before-ten/contracts/newsletter/output";
import { countryOf } from "@before-ten/contracts/shared/countries";
import type { TextsOf } from "@before-ten/contracts/site/define-texts";
import type {
  choicesHistoryTexts,
  choicesTexts,
} from "@before-ten/contracts/site/texts/newsletter/choices";

interface HistoryLine {
  title: string;
  text?: string;
}

interface HistoryWords {
  texts: TextsOf<typeof choicesHistoryTexts.defaults>;
  /** Names of the topics. */
  topics: Pick<TextsOf<typeof choicesTexts.defaults>, CampaignTopic>;
}

/** A change in words for its subscriber. */
export function historyLine(entry: OwnHistoryEntry, words: HistoryWords): HistoryLine {
  const { texts } = words;
  switch (entry.kind) {
    case "consent": {
      const { wording, source } = entry;
      const text =
        source === null
          ? texts.agreedText({ wording: wording ?? "" })
          : texts.agreedFromText({ wording: wording ?? "", source });
      return { title: texts.agreed, text };
    }
    case "status":
      return { title: statusTitle(entry, words) };
    case "choices":
      return { title: texts.chose, text: choicesText(entry, words) };
    case "pause":
      return {
        title:
          entry.pausedUntil === null
            ? texts.resumed
            : texts.paused({ day: longDay(entry.pausedUntil) }),
      };
    case "preferences":
      return { title: texts.noted, text: preferencesText(entry.preferences ?? {}, words) };
  }
}

function statusTitle({ from, to, byTeam }: OwnHistoryEntry, { texts }: HistoryWords): string {
  if (to === "bounced") return texts.bounced;
  if (to === "unsubscribed") return byTeam ? texts.removedByTeam : texts.unsubscribed;
  if (byTeam) return to === "active" ? texts.addedByTeam : texts.heldByTeam;
  if (to === "pending") return texts.askedToConfirm;
  if (from === "pending") return texts.confirmed;
  return from === null ? texts.subscribed : texts.subscribedAgain;
}

function choicesText(entry: OwnHistoryEntry, { texts, topics }: HistoryWords): string {
  const listed = (names: readonly string[]) => (names.length === 0 ? texts.all : names.join(", "));
  const lines = [
    entry.topics && texts.topics({ names: listed(entry.topics.map((topic) => topics[topic])) }),
    entry.countries &&
      texts.countries({ names: listed(entry.countries.map((code) => countryOf(code).name)) }),
  ];
  return lines.filter(Boolean).join(" ");
}

function preferencesText(
  preferences: Readonly<Record<string, boolean | string>>,
  { texts }: HistoryWords,
): string {
  const lines = Object.entries(preferences).map(
    ([name, value]) =>
      `${name}: ${typeof value === "string" ? value : value ? texts.yes : texts.no}`,
  );
  return lines.length === 0 ? texts.nothing : lines.join(", ");
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
