import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import type { CampaignTopic, segmentEngagements } from "@before-ten/contracts/campaigns/rules";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import { countryOf } from "@before-ten/contracts/shared/countries";

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
 * or no chosen country, tagged vinyl`.
 */
export function audienceText({ topic, segment }: CampaignAudience): string {
  const parts = [
    `Active subscribers ${topicTexts[topic]}`,
    segment.countries && countriesText(segment.countries),
    segment.sources && `who came from ${anyOf(segment.sources.map(sourceText))}`,
    segment.tags && `tagged ${anyOf(segment.tags)}`,
    segment.preference && preferenceText(segment.preference),
    subscribedText(segment),
    segment.engagement && engagementTexts[segment.engagement],
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

/** Subscribers without a chosen country hear about all of them. */
function countriesText(codes: readonly string[]): string {
  return `in ${anyOf([...codes.map((code) => countryOf(code).name), "no chosen country"])}`;
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
