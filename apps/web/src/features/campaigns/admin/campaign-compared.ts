import type { ComparedField, ComparedFields } from "../../../admin/form/conflict/merge-values.ts";
import { audienceText } from "./audience-text.ts";
import type { CampaignFormValues } from "./campaign-form-values.ts";
import { type EditorBlock, sentBlock } from "./editor/editor-blocks.ts";

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

/** Describes a block to a person. */
function blockText(block: EditorBlock): string {
  switch (block.kind) {
    case "heading":
    case "text":
      return block.text;
    case "image":
      return `[Image: ${block.alt}]`;
    case "button":
      return `[Button: ${block.label}, to ${block.url}]`;
    case "divider":
      return "[Divider]";
    case "events":
      return listText("events", block.isRule ? `the next ${block.count}` : chosen(block.ids));
    case "posts":
      return listText("posts", block.isRule ? `the latest ${block.count}` : chosen(block.ids));
  }
}

function listText(what: string, which: string): string {
  return `[${which} ${what}]`;
}

function chosen(ids: readonly string[]): string {
  return `${ids.length} chosen`;
}
