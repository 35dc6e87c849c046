import type { PostBlock, PostDocument } from "@before-ten/contracts/posts/post-blocks";
import type { DemoBlock, DemoPost } from "./demo-post.ts";

/** What a demo post may refer to. */
export interface NamedInPosts {
  /** By the slug of the image's post. */
  images: ReadonlyMap<string, { imageId: string; alt: string }>;
  /** The event's id by its name; of several, the next one. */
  events: ReadonlyMap<string, string>;
}

/** Null for a post of paragraphs only, which is plain text. */
export function demoDocument(
  { slug, content }: Pick<DemoPost, "slug" | "content">,
  named: NamedInPosts,
): PostDocument | null {
  if (content.every(({ kind }) => kind === "paragraph")) return null;
  return { version: 1, blocks: content.map((block) => storedBlock(slug, block, named)) };
}

function storedBlock(slug: string, block: DemoBlock, { images, events }: NamedInPosts): PostBlock {
  if (block.kind === "image") {
    const image = images.get(block.ofPost);
    if (image === undefined) throw new Error(`${slug} shows no image of ${block.ofPost}`);
    return { kind: "image", ...image, caption: block.caption };
  }
  if (block.kind === "event") {
    const eventId = events.get(block.name);
    if (eventId === undefined) throw new Error(`${slug} names no event ${block.name}`);
    return { kind: "event", eventId };
  }
  return block;
}
