import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import { z } from "zod";

/** A block as its form holds it, with text as inputs give it, perhaps incomplete. */

const key = z.string();
const ids = z.array(z.string());

/** Validates a draft, perhaps of an earlier version of the page. */
export const editorBlock = z.discriminatedUnion("kind", [
  z.object({ key, kind: z.literal("heading"), text: z.string() }),
  z.object({ key, kind: z.literal("text"), text: z.string() }),
  z.object({
    key,
    kind: z.literal("image"),
    imageId: z.string(),
    alt: z.string(),
    /** Link target; empty if the image isn't a link. */
    url: z.string(),
    /** URL of the JPEG shown in the form; empty while unknown. */
    src: z.string(),
  }),
  z.object({ key, kind: z.literal("button"), label: z.string(), url: z.string() }),
  z.object({ key, kind: z.literal("divider") }),
  z.object({
    key,
    kind: z.literal("events"),
    isRule: z.boolean(),
    ids,
    count: z.number(),
    /** Empty for any country. */
    country: z.string(),
  }),
  z.object({
    key,
    kind: z.literal("posts"),
    isRule: z.boolean(),
    ids,
    count: z.number(),
    /** Empty for any category. */
    category: z.string(),
  }),
]);

export type EditorBlock = z.infer<typeof editorBlock>;
export type BlockKind = EditorBlock["kind"];
export type BlockOf<Kind extends BlockKind> = Extract<EditorBlock, { kind: Kind }>;

export const blockLabels: Record<BlockKind, string> = {
  heading: "Heading",
  text: "Text",
  image: "Image",
  button: "Button",
  divider: "Divider",
  events: "Events",
  posts: "Posts",
};

/** In the order in which they are offered. */
export const blockKinds: readonly BlockKind[] = editorBlock.options.map(
  ({ shape }) => shape.kind.value,
);

const defaultEventCount = 4;
const defaultPostCount = 2;

export function newBlock(kind: BlockKind): EditorBlock {
  const block = { key: crypto.randomUUID() };
  switch (kind) {
    case "heading":
    case "text":
      return { ...block, kind, text: "" };
    case "image":
      return { ...block, kind, imageId: "", alt: "", url: "", src: "" };
    case "button":
      return { ...block, kind, label: "", url: "" };
    case "divider":
      return { ...block, kind };
    case "events":
      return { ...block, kind, isRule: true, ids: [], count: defaultEventCount, country: "" };
    case "posts":
      return { ...block, kind, isRule: true, ids: [], count: defaultPostCount, category: "" };
  }
}

export function editorBlockOf(block: CampaignBlock): EditorBlock {
  const { kind } = block;
  const empty = newBlock(kind);
  if (block.kind === "image" && empty.kind === "image") {
    return { ...empty, imageId: block.imageId, alt: block.alt, url: block.url ?? "" };
  }
  if (block.kind === "events" && empty.kind === "events") {
    const { which } = block;
    return which.by === "choice"
      ? { ...empty, isRule: false, ids: which.ids }
      : { ...empty, count: which.count, country: which.country ?? "" };
  }
  if (block.kind === "posts" && empty.kind === "posts") {
    const { which } = block;
    return which.by === "choice"
      ? { ...empty, isRule: false, ids: which.ids }
      : { ...empty, count: which.count, category: which.category ?? "" };
  }
  return editorBlock.parse({ ...empty, ...block });
}

/** The block as the contract's schema validates it. */
export function sentBlock(block: EditorBlock): Record<string, unknown> {
  switch (block.kind) {
    case "heading":
    case "text":
      return { kind: block.kind, text: block.text };
    case "image": {
      const { kind, imageId, alt, url } = block;
      return { kind, imageId, alt, ...(url.trim() !== "" && { url }) };
    }
    case "button":
      return { kind: block.kind, label: block.label, url: block.url };
    case "divider":
      return { kind: block.kind };
    case "events":
      return {
        kind: block.kind,
        which: block.isRule
          ? {
              by: "next",
              count: block.count,
              ...(block.country !== "" && { country: block.country }),
            }
          : { by: "choice", ids: block.ids },
      };
    case "posts":
      return {
        kind: block.kind,
        which: block.isRule
          ? {
              by: "latest",
              count: block.count,
              ...(block.category !== "" && { category: block.category }),
            }
          : { by: "choice", ids: block.ids },
      };
  }
}

/** Describes a block to a person. */
export function blockText(block: EditorBlock): string {
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
      return listText(
        "events",
        block.isRule ? `the next ${block.count}` : chosen(block.ids.length),
      );
    case "posts":
      return listText(
        "posts",
        block.isRule ? `the latest ${block.count}` : chosen(block.ids.length),
      );
  }
}

function listText(what: string, which: string): string {
  return `[${which} ${what}]`;
}

function chosen(count: number): string {
  return `${count} chosen`;
}
