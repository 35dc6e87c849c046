import type { PostBlock } from "@before-ten/contracts/posts/post-blocks";
import { documentText } from "@before-ten/contracts/posts/post-text";

/**
 * A block of a post; it refers to images and events by the names in the lists next to this file.
 */
export type DemoBlock =
  | Exclude<PostBlock, { kind: "image" | "event" }>
  /** The image of another post, or of this one. */
  | { kind: "image"; ofPost: string; caption: string }
  | { kind: "event"; name: string };

export interface DemoPost {
  slug: string;
  title: string;
  excerpt: string;
  content: readonly DemoBlock[];
  category: "events" | "music" | "lifestyle" | "community";
  author: string;
  tags: string[];
  /** When it came out; a draft has not. */
  publication:
    | { status: "published" | "archived"; daysAgo: number }
    /** A draft may be scheduled. */
    | { status: "draft"; publishInDays?: number };
  featured?: boolean;
  /** About how many people opened it in its first week; older posts were read for longer. */
  firstWeekViews: number;
  /** What its image shows, for those who can't see it. Null: it has no image. */
  imageAlt: string | null;
}

/**
 * Blocks stand apart by an empty line; a line end inside one is only the width of this file.
 * `## ` begins a subhead and `>> ` a pull quote; `[image slug] Caption` and `[event Name]` name
 * what is shown.
 */
export function prose(text: string): DemoBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.replaceAll(/\s+/g, " ").trim()));
}

function blockOf(text: string): DemoBlock {
  const [, sign = "", rest = text] = /^(##|>>) (.*)$/.exec(text) ?? [];
  const spans = [{ text: rest }];
  if (sign === "##") return { kind: "heading", level: 2, spans };
  if (sign === ">>") return { kind: "pull-quote", spans };
  const [, shown, name = "", caption = ""] = /^\[(image|event) ([^\]]+)\] ?(.*)$/.exec(text) ?? [];
  if (shown === "image") return { kind: "image", ofPost: name, caption };
  return shown === "event" ? { kind: "event", name } : { kind: "paragraph", spans };
}

/** The paragraphs alone, as a reader reads them. */
export function proseText({ content }: Pick<DemoPost, "content">): string {
  return documentText({ blocks: content.filter((block) => block.kind === "paragraph") });
}
