import { newEventsExample } from "@before-ten/contracts/campaigns/examples";
import {
  type Campaign,
  campaignOutput,
  campaignProgressOutput,
  campaignSummaryOutput,
} from "@before-ten/contracts/campaigns/output";
import { campaignSendMessages as messages } from "@before-ten/contracts/campaigns/send-messages";
import { meanwhileOutput } from "@before-ten/contracts/editing/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { z } from "zod";
import { change } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { campaignsRouter } from "./campaigns.router.ts";

const campaignSummaryAnswer = entityAnswer("CampaignSummary", campaignSummaryOutput);
const campaignAnswer = entityAnswer("Campaign", campaignOutput);

const exampleCampaign = {
  subject: "Four parties before Christmas",
  previewText: "Melbourne, London, Auckland and Toronto: be home by half past ten.",
  senderName: "Before Ten",
  blocks: newEventsExample,
  topic: "events",
  segment: { countries: ["UK"] },
};

const { rest } = rowsOf({ campaigns: campaignsRouter });

export const campaignRoutes = [
  rest({
    method: "GET",
    path: "/newsletter/campaigns",
    procedure: "campaigns.list",
    doc: {
      summary: "List campaigns",
      description: "Latest first. A search matches the subject.",
      example: { status: "sent", search: "christmas" },
      answer: { data: z.array(campaignSummaryAnswer), pagination: paginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/newsletter/campaigns/:id",
    procedure: "campaigns.get",
    doc: {
      summary: "Read a campaign",
      description: "With its content and audience.",
      example: { id: exampleId },
      answer: { data: campaignAnswer },
    },
    body: one,
  }),
  rest({
    method: "GET",
    path: "/newsletter/campaigns/:id/progress",
    procedure: "campaigns.progress",
    doc: {
      summary: "Read the progress of a campaign",
      description: "Counts only, as of now.",
      example: { id: exampleId },
      answer: { data: campaignProgressOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "POST",
    path: "/newsletter/campaigns",
    procedure: "campaigns.create",
    doc: {
      summary: "Create a campaign",
      description: "As a draft. Nothing is sent yet.",
      example: exampleCampaign,
      answer: { data: campaignAnswer },
    },
    status: 201,
    asDraft: {},
    body: one,
  }),
  rest({
    method: "POST",
    path: "/newsletter/campaigns/:id/duplicate",
    procedure: "campaigns.duplicate",
    doc: {
      summary: "Duplicate a campaign",
      description: "A new draft with the same email and audience.",
      example: { id: exampleId },
      answer: { data: campaignAnswer },
    },
    status: 201,
    asDraft: {},
    body: one,
  }),
  rest({
    method: "PUT",
    path: "/newsletter/campaigns/:id",
    procedure: "campaigns.update",
    doc: {
      summary: "Change a campaign",
      description: "Only a draft. Fields that aren't sent stay as they are.",
      example: { id: exampleId, ...exampleCampaign },
      refuses: { 409: "It isn't a draft. Cancel a scheduled campaign first." },
      answer: { data: campaignAnswer, meanwhile: meanwhileOutput },
    },
    decode: change,
    body: ({ meanwhile, ...campaign }) => ({ ...one(campaign), meanwhile }),
  }),
  rest({
    method: "DELETE",
    path: "/newsletter/campaigns/:id",
    procedure: "campaigns.delete",
    doc: {
      summary: "Delete a campaign",
      description: "A draft, or a campaign that was cancelled before it reached anyone.",
      example: { id: exampleId },
      refuses: { 409: "It is scheduled, being sent, or has reached a recipient." },
      answer: { message: text(messages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/newsletter/campaigns/:id/send",
    procedure: "campaigns.send",
    doc: {
      summary: "Send a campaign",
      description:
        "Now, at an instant, or at a local time of each recipient's country; recipients without a known country get it at the time of `country`. `countsOpens` adds a tracking image that counts opens.",
      example: {
        id: exampleId,
        time: { at: "local", localTime: "2027-01-15T09:00", country: "UK" },
      },
      refuses: { 409: "It isn't a draft." },
      answer: { data: campaignAnswer, message: text(messages.scheduled) },
    },
    body: changed,
  }),
  rest({
    method: "POST",
    path: "/newsletter/campaigns/:id/cancel",
    procedure: "campaigns.cancel",
    doc: {
      summary: "Cancel a campaign",
      description:
        "A scheduled campaign becomes a draft again. Of one being sent or paused, the remaining recipients get nothing.",
      example: { id: exampleId },
      refuses: { 409: "There is nothing to cancel." },
      answer: { data: campaignAnswer, message: text(messages.unscheduled) },
    },
    body: changed,
  }),
  rest({
    method: "POST",
    path: "/newsletter/campaigns/:id/pause",
    procedure: "campaigns.pause",
    doc: {
      summary: "Pause a campaign",
      description: "Sending stops within a second.",
      example: { id: exampleId },
      refuses: { 409: "It isn't being sent." },
      answer: { data: campaignAnswer, message: text(messages.paused) },
    },
    body: changed,
  }),
  rest({
    method: "POST",
    path: "/newsletter/campaigns/:id/resume",
    procedure: "campaigns.resume",
    doc: {
      summary: "Resume a paused campaign",
      description: "Errors from before the pause no longer count.",
      example: { id: exampleId },
      refuses: { 409: "It isn't paused." },
      answer: { data: campaignAnswer, message: text(messages.resumed) },
    },
    body: changed,
  }),
];

function one(campaign: Campaign) {
  return { data: withUnderscoreId(campaign) };
}

function changed({ campaign, message }: { campaign: Campaign; message: string }) {
  return { ...one(campaign), message };
}
