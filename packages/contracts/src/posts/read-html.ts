import type { PostBlock, TextSpan } from "./post-blocks.ts";
import { tidyBlocks } from "./post-text.ts";

/**
 * Converts foreign HTML into the blocks of a post: from Word or Google Docs on the clipboard, or
 * from an integrator. Drops everything else, including attributes and styles.
 */

/** An element of a parsed document, from any parser. Comments aren't among the children. */
export interface HtmlElement {
  /** In lower case: `p`, `o:p`. */
  name: string;
  attribute: (name: string) => string | undefined;
  children: readonly HtmlNode[];
}

export type HtmlNode = string | HtmlElement;

/** Elements whose content isn't for readers. */
const skipped = new Set(
  "script style head title template noscript iframe object svg math xml select textarea".split(" "),
);
/** Elements that begin and end a block, whatever they are. */
const separators = new Set(
  "p div section article header footer main aside figure figcaption table tr hr pre dl dt dd address ul ol li blockquote h1 h2 h3 h4 h5 h6 body".split(
    " ",
  ),
);

type Marks = Omit<TextSpan, "text">;
type TextKind = "paragraph" | "heading-2" | "heading-3" | "quote" | "pull-quote";

interface State {
  blocks: PostBlock[];
  spans: TextSpan[];
  kind: TextKind;
  /** The list the spans are an item of. */
  list: { ordered: boolean } | undefined;
}

/** Max depth of nested elements; deeper content is left out. */
export const maxHtmlDepth = 100;

export function readHtmlBlocks(nodes: readonly HtmlNode[]): PostBlock[] {
  const state: State = { blocks: [], spans: [], kind: "paragraph", list: undefined };
  for (const node of nodes) readNode(state, node, {}, 0);
  endBlock(state);
  return tidyBlocks(joinLists(state.blocks));
}

function readNode(state: State, node: HtmlNode, marks: Marks, depth: number): void {
  if (typeof node === "string") addText(state, node, marks);
  else if (depth < maxHtmlDepth && !isSkipped(node)) readElement(state, node, marks, depth);
}

function isSkipped(element: HtmlElement): boolean {
  // Word writes an item's bullet as text.
  return skipped.has(element.name) || /mso-list:\s*ignore/i.test(styleOf(element));
}

function readElement(state: State, element: HtmlElement, marks: Marks, depth: number): void {
  const { name } = element;
  if (name === "br") {
    state.spans.push({ text: "\n" });
    return;
  }
  const eventId = element.attribute("data-event-id");
  if (eventId !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(eventId)) {
    endBlock(state);
    state.blocks.push({ kind: "event", eventId });
    return;
  }
  if (name === "img") {
    readImage(state, element, "");
    return;
  }
  const image = name === "figure" ? findFirst(element, "img", depth) : undefined;
  if (image !== undefined) {
    const caption = findFirst(element, "figcaption", depth);
    readImage(state, image, caption === undefined ? "" : textOf(caption, depth));
    return;
  }
  const inner = { ...marks, ...marksOf(element, marks) };
  const children = () => {
    for (const child of element.children) readNode(state, child, inner, depth + 1);
  };
  if (!separators.has(name)) {
    children();
    if (name === "td" || name === "th") addText(state, " ", {});
    return;
  }
  const before = { kind: state.kind, list: state.list };
  // A quote's paragraphs become its lines, and so do an item's.
  if (isLineOf(before, name)) {
    if (state.spans.length > 0) state.spans.push({ text: "\n" });
    children();
    return;
  }
  endBlock(state);
  Object.assign(state, contextOf(element, before, depth));
  children();
  endBlock(state);
  Object.assign(state, before);
}

function isLineOf({ kind, list }: Pick<State, "kind" | "list">, name: string): boolean {
  const isParagraph = name === "p" || name === "div";
  return isParagraph && (list !== undefined || kind === "quote" || kind === "pull-quote");
}

/** The context of the texts in an element. */
function contextOf(
  element: HtmlElement,
  before: Pick<State, "kind" | "list">,
  depth: number,
): Pick<State, "kind" | "list"> {
  const { name } = element;
  const classes = ` ${(element.attribute("class") ?? "").toLowerCase()} `;
  if (name === "ul" || name === "ol")
    return { kind: "paragraph", list: { ordered: name === "ol" } };
  if (name === "li") return { kind: "paragraph", list: before.list ?? { ordered: false } };
  if (name === "h1" || name === "h2" || / mso(title|heading1|heading2) /.test(classes)) {
    return { kind: "heading-2", list: undefined };
  }
  if (/^h[3-6]$/.test(name)) return { kind: "heading-3", list: undefined };
  if (name === "blockquote" || / mso(intense)?quote /.test(classes)) {
    return { kind: classes.includes(" pull-quote ") ? "pull-quote" : "quote", list: undefined };
  }
  if (/ msolistparagraph/.test(classes) || /mso-list:\s*l\d/i.test(styleOf(element))) {
    return {
      kind: "paragraph",
      list: { ordered: /^\s*(\d+|[a-z])[.)]/i.test(bulletOf(element, depth)) },
    };
  }
  return before;
}

function bulletOf(element: HtmlElement, depth: number): string {
  for (const child of element.children) {
    if (typeof child === "string" || depth > maxHtmlDepth) continue;
    if (/mso-list:\s*ignore/i.test(styleOf(child))) return rawText(child, depth);
    const found = bulletOf(child, depth + 1);
    if (found !== "") return found;
  }
  return "";
}

function marksOf(element: HtmlElement, outer: Marks): Marks {
  const style = styleOf(element);
  const weight = /(?<![\w-])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? "";
  // Google Docs wraps everything in a `b` that isn't bold.
  const isBold =
    weight === ""
      ? element.name === "b" || element.name === "strong" || outer.bold === true
      : weight === "bold" || weight === "bolder" || Number(weight) >= 600;
  const slant = /(?<![\w-])font-style:\s*(\w+)/i.exec(style)?.[1] ?? "";
  const isItalic =
    slant === ""
      ? element.name === "i" || element.name === "em" || outer.italic === true
      : slant === "italic";
  const link = element.name === "a" ? linkOf(element.attribute("href") ?? "") : outer.link;
  return {
    bold: isBold ? true : undefined,
    italic: isItalic ? true : undefined,
    link,
  };
}

function linkOf(href: string): string | undefined {
  const url = href.trim();
  // Google Docs redirects every link through its own site.
  const through = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(url)?.[1];
  const target = through === undefined ? url : decoded(through);
  return /^(https?:\/\/|mailto:)/i.test(target) ? target : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return text;
  }
}

/** Only our own images stay, because others would be requested from another site. */
function readImage(state: State, element: HtmlElement, caption: string): void {
  const imageId = /\/([0-9a-f]{64})-\d+\./.exec(element.attribute("src") ?? "")?.[1];
  if (imageId === undefined) return;
  endBlock(state);
  const alt = element.attribute("alt") ?? "";
  state.blocks.push({ kind: "image", imageId, alt, caption });
}

/** Collapses white space to one space, as on a page. */
function addText(state: State, text: string, marks: Marks): void {
  const collapsed = text.replaceAll(/[\s\u00a0]+/g, " ");
  const last = state.spans.at(-1)?.text ?? "\n";
  const joined = /\s$/.test(last) ? collapsed.trimStart() : collapsed;
  if (joined === "") return;
  const bold = isHeading(state.kind) ? undefined : marks.bold;
  state.spans.push({ text: joined, ...present({ ...marks, bold }) });
}

function present({ bold, italic, link }: Marks): Marks {
  return { ...(bold && { bold }), ...(italic && { italic }), ...(link !== undefined && { link }) };
}

function isHeading(kind: TextKind): boolean {
  return kind === "heading-2" || kind === "heading-3";
}

function endBlock(state: State): void {
  const { spans, kind, list } = state;
  state.spans = [];
  if (spans.every(({ text }) => text.trim() === "")) return;
  state.blocks.push(list === undefined ? blockOf(kind, spans) : listOf(list, spans));
}

function listOf({ ordered }: { ordered: boolean }, spans: TextSpan[]): PostBlock {
  return { kind: "list", ordered, items: [{ spans }] };
}

function blockOf(kind: TextKind, spans: TextSpan[]): PostBlock {
  if (kind === "heading-2") return { kind: "heading", level: 2, spans };
  if (kind === "heading-3") return { kind: "heading", level: 3, spans };
  return { kind, spans };
}

/** Items were parsed one by one. */
function joinLists(blocks: readonly PostBlock[]): PostBlock[] {
  const joined: PostBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === "list" && last?.kind === "list" && last.ordered === block.ordered) {
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    } else joined.push(block);
  }
  return joined;
}

function findFirst(element: HtmlElement, name: string, depth: number): HtmlElement | undefined {
  if (depth > maxHtmlDepth) return undefined;
  for (const child of element.children) {
    if (typeof child === "string") continue;
    const found = child.name === name ? child : findFirst(child, name, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(element: HtmlElement, depth: number): string {
  return rawText(element, depth)
    .replaceAll(/[\s\u00a0]+/g, " ")
    .trim();
}

function rawText({ children }: HtmlElement, depth: number): string {
  if (depth > maxHtmlDepth) return "";
  return children
    .map((child) => (typeof child === "string" ? child : rawText(child, depth + 1)))
    .join("");
}

function styleOf(element: HtmlElement): string {
  return element.attribute("style") ?? "";
}
