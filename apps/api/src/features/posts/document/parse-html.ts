import { type HtmlNode, maxHtmlDepth } from "@before-ten/contracts/posts/read-html";
import type { CheerioAPI } from "cheerio/slim";

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
