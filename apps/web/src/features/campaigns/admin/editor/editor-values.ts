import { campaignBlock } from "@before-ten/contracts/campaigns/blocks";
import { type CampaignContent, campaignContentInput } from "@before-ten/contracts/campaigns/input";
import {
  type EditorBlock,
  editorBlock,
  editorBlockOf,
  newBlock,
  sentBlock,
} from "./editor-blocks.ts";

/**
 * The editor's part of a campaign form's values. The form starts with `newContent()` or
 * `contentOf(campaign)`, sends `sentContent(values)` and reads its draft with `readContent`. All of
 * it is text, so a draft can store it.
 */
export interface EditorContent {
  subject: string;
  previewText: string;
  senderName: string;
  blocks: EditorBlock[];
}

export function newContent(senderName: string): EditorContent {
  return {
    subject: "",
    previewText: "",
    senderName,
    // An empty block prevents sending, so a new mail has only the one that every mail needs.
    blocks: [newBlock("text")],
  };
}

export function contentOf(campaign: CampaignContent): EditorContent {
  const { subject, previewText, senderName, blocks } = campaign;
  return { subject, previewText, senderName, blocks: blocks.map(editorBlockOf) };
}

/** The content as the contract's schema validates it; block indexes stay the same. */
export function sentContent({ subject, previewText, senderName, blocks }: EditorContent) {
  return { subject, previewText, senderName, blocks: blocks.map(sentBlock) };
}

/** The content of a stored draft; what can't be read is as in `initial`. */
export function readContent(
  stored: ReadonlyMap<string, unknown>,
  initial: EditorContent,
): EditorContent {
  const text = (name: "subject" | "previewText" | "senderName") => {
    const value = stored.get(name);
    return typeof value === "string" ? value : initial[name];
  };
  const blocks = editorBlock.array().safeParse(stored.get("blocks"));
  return {
    subject: text("subject"),
    previewText: text("previewText"),
    senderName: text("senderName"),
    blocks: blocks.data ?? initial.blocks,
  };
}

/** The complete parts that can be previewed; undefined if a line is too long to be sent. */
export function shownContent(values: EditorContent): CampaignContent | undefined {
  const blocks = values.blocks.flatMap((block) => {
    const { data } = campaignBlock.safeParse(sentBlock(block));
    return data === undefined ? [] : [data];
  });
  const { data } = campaignContentInput.safeParse({
    subject: values.subject.trim() || "No subject yet",
    previewText: values.previewText,
    senderName: values.senderName.trim() || "No sender yet",
    blocks,
  });
  return data;
}
