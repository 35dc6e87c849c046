import { createCampaignInput } from "@before-ten/contracts/campaigns/input";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { publicEvent } from "@before-ten/contracts/testing/public-event";
import { expect, it } from "vitest";
import { changeCampaign, sellerText } from "./change-texts.ts";

const reason = "The roof leaks.";
const since = "2026-12-01T12:00:00.000Z";

function told(kind: "cancelled" | "moved"): PublicEvent {
  const changes = kind === "moved" ? ["place" as const] : [];
  const disruption = { kind, reason, since, changes, previousDates: null, previousLocation: null };
  return publicEvent({ disruption });
}

it("a prepared campaign has the reason, the new facts and the next parties, and is valid", () => {
  for (const kind of ["cancelled", "moved"] as const) {
    const content = changeCampaign(told(kind), "Vinyl Club");
    const campaign = { ...content, topic: "events", segment: { countries: ["UK"] } };
    expect(createCampaignInput.safeParse(campaign).error).toBeUndefined();
    expect([content.previewText, content.senderName]).toEqual([reason, "Vinyl Club"]);
  }
  const texts = JSON.stringify(changeCampaign(told("moved"), "Vinyl Club").blocks);
  expect(texts).toContain("at The Corn Exchange, London");
  expect(JSON.stringify(changeCampaign(told("cancelled"), "Vinyl Club").blocks)).not.toContain(
    "takes place",
  );
});

it("the seller's text ends with the party's page", () => {
  expect(sellerText(told("cancelled"), "https://club.example/events/1").split("\n\n")).toEqual([
    "Sunday Disco: This party is cancelled.",
    reason,
    "https://club.example/events/1",
  ]);
});
