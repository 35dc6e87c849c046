import type { CreatePost } from "@before-ten/contracts/posts/input";
import { postFormMessages } from "@before-ten/contracts/posts/admin-messages";
import type { PostDocument } from "@before-ten/contracts/posts/post-blocks";
import { postDocumentInput } from "@before-ten/contracts/posts/post-document";
import { documentText, imageIdsOf } from "@before-ten/contracts/posts/post-text";
import { readHtmlBlocks, type HtmlNode, maxHtmlDepth } from "@before-ten/contracts/posts/read-html";
import { plainText } from "@before-ten/contracts/shared/text/clean-text";
import { fieldError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { findImages } from "@before-ten/db/queries/images/images";
import type { PostContent } from "@before-ten/db/queries/posts/posts";
import type { CheerioAPI } from "cheerio/slim";

type SentContent = Pick<CreatePost, "content" | "html" | "document">;

/**
 * The sent content in the form it is stored; undefined if none was sent. A document, or HTML
 * converted to one, also gets its plain text.
 * @throws AppError BAD_REQUEST if the converted HTML is too short or too long
 */
export async function writtenContent(sent: SentContent): Promise<PostContent | undefined> {
  if (sent.document !== undefined) return contentOf(sent.document);
  if (sent.html !== undefined) return contentOf(await documentOfHtml(sent.html));
  return sent.content === undefined ? undefined : { content: sent.content, document: null };
}

/**
 * A client that sends back the text it read, while changing something else, doesn't replace the
 * document.
 */
export function keepsDocument(written: PostContent, stored: PostContent): boolean {
  return written.document === null && written.content === stored.content;
}

/** @throws AppError BAD_REQUEST for an image that isn't ours, or is gone */
export async function requireImages(
  db: Db,
  { document }: PostContent,
  stored?: PostContent,
): Promise<void> {
  if (document === null) return;
  const known = new Set(stored?.document ? imageIdsOf(stored.document) : []);
  const added = imageIdsOf(document).filter((id) => !known.has(id));
  if (added.length === 0) return;
  const found = await findImages(db, added);
  if (found.length < added.length) {
    throw fieldError("BAD_REQUEST", "document", postFormMessages.imageUnknown);
  }
}

async function documentOfHtml(html: string): Promise<PostDocument> {
  const blocks = readHtmlBlocks(await parseHtml(html));
  const read = postDocumentInput.safeParse({ version: 1, blocks });
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? postFormMessages.htmlTooLong;
  throw fieldError("BAD_REQUEST", "html", message);
}

function contentOf(document: PostDocument): PostContent {
  return { content: plainText(documentText(document)), document };
}

type Parsed = ReturnType<ReturnType<CheerioAPI["root"]>["contents"]>[number];

/**
 * Parses HTML into a tree for `readHtmlBlocks`. htmlparser2 takes linear time for any input; a
 * standard parser would repeat unclosed elements endlessly.
 */
export async function parseHtml(html: string): Promise<HtmlNode[]> {
  // Loaded lazily, because only integrators send HTML.
  const { load } = await import("cheerio/slim");
  return load(html, null, false)
    .root()
    .contents()
    .toArray()
    .flatMap((node) => nodesOf(node, 0));
}

function nodesOf(node: Parsed, depth: number): HtmlNode[] {
  if ("attribs" in node) {
    if (depth > maxHtmlDepth) return [];
    return [
      {
        name: node.name.toLowerCase(),
        attribute: (name) => node.attribs[name],
        children: node.children.flatMap((child) => nodesOf(child, depth + 1)),
      },
    ];
  }
  const isText = node.nodeType === 3;
  return isText && "data" in node ? [node.data] : [];
}
