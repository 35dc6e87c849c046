import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";

export const campaignPreviewOutput = z.object({
  subject: text("Four parties before Christmas"),
  html: text(
    "<!doctype html>…",
    "As a recipient without preferences gets it; its links aren't counted",
  ),
  text: text("Four parties before Christmas\n\n…"),
  bytes: count(24_310, "Maximum size of a recipient's HTML"),
  errors: z.array(text("This email is empty: add a block.")).meta({
    description: "Reasons why it can't be sent, as sentences",
  }),
  notices: z.array(text("Sunday Disco is over or not public: it is left out.")).meta({
    description: "What is left out or has changed since, as sentences",
  }),
});

export const eventChoiceOutput = z.object({
  id: idOutput,
  name: text("Sunday Disco"),
  startDate: instant("2026-12-05T00:00:00.000Z", "A calendar day, carried as 00:00 UTC"),
  country: text("UK"),
  isGone: z.boolean().meta({
    examples: [false],
    description: "It has ended or isn't public, so emails leave it out",
  }),
});

export const postChoiceOutput = z.object({
  id: idOutput,
  title: text("Why four o'clock"),
  publishDate: instant("2026-11-20T08:00:00.000Z").nullable(),
  isGone: z.boolean().meta({ examples: [false], description: "It isn't public" }),
});

export const imageChoiceOutput = z.object({
  id: text("9f2c7a…", "SHA-256 in hexadecimal"),
  url: text(
    "/media/9f2c7a-1200.jpeg",
    "Relative to the site's origin, or absolute if a CDN serves images",
  ),
  alt: text("Poster for Sunday Disco", "Its description where it is used now"),
  width: count(1200),
  height: count(1500),
});

export type CampaignPreview = z.infer<typeof campaignPreviewOutput>;
export type EventChoice = z.infer<typeof eventChoiceOutput>;
export type PostChoice = z.infer<typeof postChoiceOutput>;
export type ImageChoice = z.infer<typeof imageChoiceOutput>;
