import { documentOfText } from "@before-ten/contracts/posts/post-text";
import { type HtmlNode, maxHtmlDepth, readHtmlBlocks } from "@before-ten/contracts/posts/read-html";
import { DOMSerializer, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { withoutFacts } from "../post-content.ts";
import { toEditor } from "./editor-document.ts";

/**
 * Reduces pasted HTML to what a post supports, as HTML for the editor, without running or loading
 * any of it.
 */
export function cleanPastedHtml(html: string, { state: { schema } }: EditorView): string {
  // It was copied in this editor or another post's.
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const blocks = readHtmlBlocks([...body.childNodes].flatMap((node) => nodesOf(node, 0)));
  if (blocks.length === 0) return "";
  const shown = toEditor({ version: 1, blocks: blocks.map(withoutFacts) });
  const written = document.createElement("div");
  const { content } = schema.nodeFromJSON(shown);
  written.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
  return written.innerHTML;
}

function nodesOf(node: Node, depth: number): HtmlNode[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ""];
  if (!(node instanceof Element) || depth > maxHtmlDepth) return [];
  return [
    {
      name: node.localName,
      attribute: (name) => node.getAttribute(name) ?? undefined,
      children: [...node.childNodes].flatMap((child) => nodesOf(child, depth + 1)),
    },
  ];
}

/** An empty line starts a paragraph; a single line break is kept. */
export function readPastedText(text: string, { state: { schema } }: EditorView): Slice {
  const { blocks } = documentOfText(text.replaceAll(/\r\n?/g, "\n"));
  const shown = toEditor({ version: 1, blocks: blocks.map(withoutFacts) });
  return Slice.maxOpen(schema.nodeFromJSON(shown).content);
}
