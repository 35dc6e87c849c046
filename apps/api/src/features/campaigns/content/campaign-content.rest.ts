import { contentMessages } from "@before-ten/contracts/campaigns/content-messages";
import {
  campaignPreviewOutput,
  eventChoiceOutput,
  imageChoiceOutput,
  postChoiceOutput,
} from "@before-ten/contracts/campaigns/content-output";
import { newEventsExample } from "@before-ten/contracts/campaigns/examples";
import { text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { rowsOf } from "../../../rest/route.ts";
import { campaignContentRouter } from "./campaign-content.router.ts";

const exampleContent = {
  subject: "Four parties before Christmas",
  previewText: "Be home by half past ten.",
  senderName: "Before Ten",
  blocks: newEventsExample,
};

const { rest } = rowsOf({ campaignContent: campaignContentRouter });

export const campaignContentRoutes = [
  rest({
    method: "POST",
    path: "/newsletter/campaigns/preview",
    procedure: "campaignContent.preview",
    doc: {
      summary: "Preview a campaign",
      description:
        "Renders the email from what is public now and lists its problems. Nothing is stored.",
      example: exampleContent,
      answer: { data: campaignPreviewOutput },
    },
    body: (preview) => ({ data: preview }),
  }),
  rest({
    method: "POST",
    path: "/newsletter/campaigns/test",
    procedure: "campaignContent.sendTest",
    doc: {
      summary: "Send a test of a campaign to yourself",
      description:
        "Emails it to the caller's own address, with [Test] before the subject. Its links aren't counted.",
      example: exampleContent,
      limited: true,
      answer: { message: text(contentMessages.testSent("ana@club.example")) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/newsletter/campaigns/choices/events",
    procedure: "campaignContent.listEvents",
    doc: {
      summary: "Find events for a campaign",
      description:
        "Upcoming events, soonest first, by any part of their name or place. With `ids`, exactly those, whatever their state.",
      example: { search: "disco" },
      answer: { data: z.array(eventChoiceOutput) },
    },
    body: (events) => ({ data: events }),
  }),
  rest({
    method: "GET",
    path: "/newsletter/campaigns/choices/posts",
    procedure: "campaignContent.listPosts",
    doc: {
      summary: "Find posts for a campaign",
      description:
        "Published posts, latest first, by any part of their title. With `ids`, exactly those, whatever their state.",
      example: { search: "four" },
      answer: { data: z.array(postChoiceOutput) },
    },
    body: (posts) => ({ data: posts }),
  }),
  rest({
    method: "GET",
    path: "/newsletter/campaigns/choices/images",
    procedure: "campaignContent.listImages",
    doc: {
      summary: "Find images for a campaign",
      description:
        "Images of events, posts and campaigns, latest first, by any part of their description.",
      example: { search: "poster" },
      answer: { data: z.array(imageChoiceOutput) },
    },
    body: (images) => ({ data: images }),
  }),
  rest({
    method: "POST",
    path: "/newsletter/campaigns/images",
    procedure: "campaignContent.uploadImage",
    doc: {
      summary: "Upload an image for a campaign",
      description:
        "JPEG, PNG or WebP, less than 5 MB. It is deleted after an hour unless a campaign uses it by then.",
      answer: { data: imageChoiceOutput },
    },
    status: 201,
    body: (image) => ({ data: image }),
  }),
];
