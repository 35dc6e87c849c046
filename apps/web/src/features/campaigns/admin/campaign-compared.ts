import type { ComparedField, ComparedFields } from "../../../admin/form/conflict/merge-values.ts";
import { audienceText } from "./audience-text.ts";
import type { CampaignFormValues } from "./campaign-form-values.ts";
import { blockText, sentBlock } from "./editor/editor-blocks.ts";

const audience: ComparedField<CampaignFormValues> = {
  label: "Who it goes to",
  fields: ["topic", "segment"],
  text: audienceText,
};

/** The parts of a campaign in which two versions can differ. */
export const comparedCampaign: ComparedFields<CampaignFormValues> = {
  subject: { label: "Subject", fields: ["subject"], text: ({ subject }) => subject },
  previewText: {
    label: "Preview text",
    fields: ["previewText"],
    text: ({ previewText }) => previewText,
  },
  senderName: { label: "Sender", fields: ["senderName"], text: ({ senderName }) => senderName },
  blocks: {
    label: "Content",
    fields: ["blocks"],
    text: ({ blocks }) => blocks.map(blockText).join("\n\n"),
    value: ({ blocks }) => blocks.map(sentBlock),
  },
  topic: audience,
  segment: audience,
};
