import { countryInSentence } from "@before-ten/contracts/alerts/messages";
import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import type { CampaignTopic, segmentEngagements } from "@before-ten/contracts/campaigns/rules";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";

const topicTexts: Readonly<Record<CampaignTopic, string>> = {
  events: "who want to hear about parties",
  posts: "who want to hear about blog posts",
  news: "who want to hear the club's news",
};

const engagementTexts: Readonly<Record<(typeof segmentEngagements)[number], string>> = {
  engaged: "who clicked in one of the last campaigns they got",
  unengaged: "who clicked in none of the last campaigns they got",
  unknown: "who got no campaign yet",
};

/**
 * Describes a campaign's audience: `Active subscribers who want to hear about parties, in Australia
 * or no chosen country, tagged vinyl`. Parties whose name is unknown are only counted.
 */
export function audienceText(
  { topic, segment }: CampaignAudience,
  nameOf: (partyId: string) => string | undefined = () => undefined,
): string {
  const parts = [
    `Active subscribers ${topicTexts[topic]}`,
    countriesText(segment),
    segment.cities && `who clicked a party in ${anyOf(segment.cities)}`,
    segment.clickedTickets &&
      `who clicked the tickets of ${partiesText(segment.clickedTickets, nameOf)}`,
    segment.sources && `who came from ${anyOf(segment.sources.map(sourceText))}`,
    segment.tags && `tagged ${anyOf(segment.tags)}`,
    segment.preference && preferenceText(segment.preference),
    subscribedText(segment),
    segment.engagement && engagementTexts[segment.engagement],
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

/** Subscribers without a chosen country hear about all of them, unless they are left out. */
function countriesText({ countries, onlyWithCountry }: CampaignSegment): string | undefined {
  const names = countries?.map(countryInSentence);
  if (onlyWithCountry === true) return names ? `who chose ${anyOf(names)}` : "who chose a country";
  return names && `in ${anyOf([...names, "no chosen country"])}`;
}

function partiesText(
  ids: readonly string[],
  nameOf: (partyId: string) => string | undefined,
): string {
  const names = ids.map(nameOf).filter((name) => name !== undefined);
  if (names.length === ids.length) return anyOf(names);
  return ids.length === 1 ? "a chosen party" : `${ids.length} chosen parties`;
}

function sourceText(source: string): string {
  return source === "" ? "no known source" : source;
}

function preferenceText({ name, value }: NonNullable<CampaignSegment["preference"]>): string {
  if (typeof value === "string") return `whose preference ${name} is ${value}`;
  return `whose preference ${name} is ${value ? "on" : "off"}`;
}

function subscribedText({ subscribedFrom, subscribedUntil }: CampaignSegment): string | undefined {
  if (subscribedFrom !== undefined && subscribedUntil !== undefined) {
    return `subscribed between ${utcDay(subscribedFrom)} and ${utcDay(subscribedUntil)}`;
  }
  if (subscribedFrom !== undefined) return `subscribed on ${utcDay(subscribedFrom)} or later`;
  return subscribedUntil === undefined
    ? undefined
    : `subscribed on ${utcDay(subscribedUntil)} or earlier`;
}

/** A day in UTC, as the segment means it, whatever the reader's time zone. */
function utcDay(day: string): string {
  return new Date(day).toLocaleDateString("en-AU", { dateStyle: "medium", timeZone: "UTC" });
}

const list = new Intl.ListFormat("en-AU", { type: "disjunction" });

function anyOf(names: readonly string[]): string {
  return list.format(names);
}
