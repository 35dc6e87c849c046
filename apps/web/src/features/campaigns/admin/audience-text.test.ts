import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import { expect, it } from "vitest";
import { audienceText } from "./audience-text.ts";

it.each<[CampaignAudience, string]>([
  [{ topic: "events", segment: {} }, "Active subscribers who want to hear about parties"],
  [
    { topic: "posts", segment: { countries: ["AU", "NZ"], tags: ["vinyl"] } },
    "Active subscribers who want to hear about blog posts, in Australia, New Zealand or no chosen country, tagged vinyl",
  ],
  [
    { topic: "news", segment: { sources: ["instagram", ""], engagement: "unknown" } },
    "Active subscribers who want to hear the club's news, who came from instagram or no known source, who got no campaign yet",
  ],
  [
    { topic: "events", segment: { preference: { name: "earlyBird", value: true } } },
    "Active subscribers who want to hear about parties, whose preference earlyBird is on",
  ],
  [
    { topic: "events", segment: { preference: { name: "city", value: "Leeds" } } },
    "Active subscribers who want to hear about parties, whose preference city is Leeds",
  ],
  [
    { topic: "events", segment: { countries: ["UK"], onlyWithCountry: true } },
    "Active subscribers who want to hear about parties, who chose the United Kingdom",
  ],
  [
    { topic: "events", segment: { onlyWithCountry: true, cities: ["Leeds", "York"] } },
    "Active subscribers who want to hear about parties, who chose a country, who clicked a party in Leeds or York",
  ],
])("says whom %j means", (audience, text) => {
  expect(audienceText(audience)).toBe(text);
});

it.each([
  [{ subscribedFrom: "2026-11-01" }, "subscribed on 1 Nov 2026 or later"],
  [{ subscribedUntil: "2026-11-30" }, "subscribed on 30 Nov 2026 or earlier"],
  [
    { subscribedFrom: "2026-11-01", subscribedUntil: "2026-11-30" },
    "subscribed between 1 Nov 2026 and 30 Nov 2026",
  ],
])("names the days of %j by UTC", (segment, text) => {
  expect(audienceText({ topic: "events", segment })).toBe(
    `Active subscribers who want to hear about parties, ${text}`,
  );
});

it("names parties, or counts them while a name is unknown", () => {
  const of = (clickedTickets: string[]) =>
    audienceText({ topic: "events", segment: { clickedTickets } }, (id) =>
      id === "gone" ? undefined : `Disco ${id}`,
    ).replace("Active subscribers who want to hear about parties, ", "");
  expect(of(["1", "2"])).toBe("who clicked the tickets of Disco 1 or Disco 2");
  expect(of(["1", "gone"])).toBe("who clicked the tickets of 2 chosen parties");
  expect(of(["gone"])).toBe("who clicked the tickets of a chosen party");
});
