import type { CampaignStatus } from "@before-ten/contracts/campaigns/rules";
import { expect, it } from "vitest";
import { actionsOf } from "./campaign-actions.ts";
import { exampleCampaign } from "./testing/example-campaign.ts";

const sent = { ...exampleCampaign.figures, recipients: 3, sent: 3 };

it.each<[CampaignStatus, string[]]>([
  ["draft", ["duplicate", "delete"]],
  ["scheduled", ["unschedule", "duplicate"]],
  ["sending", ["pause", "duplicate", "stop"]],
  ["paused", ["resume", "duplicate", "stop"]],
  ["sent", ["duplicate"]],
  ["cancelled", ["duplicate", "delete"]],
])("offers for a %s campaign: %s", (status, actions) => {
  expect(actionsOf({ ...exampleCampaign, status })).toEqual(actions);
});

it("a campaign that reached a subscriber can't be deleted", () => {
  const cancelled = { ...exampleCampaign, status: "cancelled", figures: sent } as const;
  expect(actionsOf(cancelled)).toEqual(["duplicate"]);
});
