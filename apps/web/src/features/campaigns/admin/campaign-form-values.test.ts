import { campaignMessages } from "@before-ten/contracts/campaigns/messages";
import { expect, it } from "vitest";
import {
  campaignErrors,
  changedCampaign,
  campaignTextOf,
  campaignValuesOf,
  newCampaignValues,
  readCampaignText,
  writtenCampaign,
} from "./campaign-form-values.ts";
import { exampleCampaign } from "./testing/example-campaign.ts";

it("sends an unchanged campaign as it was stored", () => {
  const { subject, previewText, senderName, blocks, topic, segment } = exampleCampaign;
  const written = writtenCampaign(campaignValuesOf(exampleCampaign));
  expect(written).toEqual({ subject, previewText, senderName, blocks, topic, segment });
});

it("sends a draft's changes and the version they are based on", () => {
  const values = campaignValuesOf(exampleCampaign);
  const base = { id: exampleCampaign.id, version: 3, values };
  const changed = writtenCampaign({ ...campaignValuesOf(exampleCampaign), subject: "Five" });
  if (changed === undefined) throw new Error("Something in it is wrong");
  expect(changedCampaign(changed, base)).toEqual({
    id: exampleCampaign.id,
    baseVersion: 3,
    subject: "Five",
  });
});

it("names the field that is missing", () => {
  const values = newCampaignValues("Before Ten");
  expect(campaignErrors(values)).toMatchObject({ subject: campaignMessages.subjectRequired });
  expect(writtenCampaign(values)).toBeUndefined();
});

it("reads a draft that the browser stored", () => {
  const values = campaignTextOf(campaignValuesOf(exampleCampaign));
  expect(readCampaignText(JSON.parse(JSON.stringify(values)))).toEqual(values);
});

it("reads what it can of another version's draft", () => {
  const read = readCampaignText({ subject: "Kept", blocks: "lost", topic: "gossip", segment: 4 });
  expect(read).toMatchObject({ subject: "Kept", topic: "events", segment: {} });
  expect(read?.blocks.map(({ kind }) => kind)).toEqual(["text"]);
  expect(readCampaignText("nonsense")).toBeUndefined();
});
