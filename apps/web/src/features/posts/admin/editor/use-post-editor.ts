import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { documentOfText } from "@before-ten/contracts/posts/post-text";
import { type HtmlNode, maxHtmlDepth, readHtmlBlocks } from "@before-ten/contracts/posts/read-html";
import { DOMSerializer, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { isPostLink } from "@before-ten/contracts/posts/post-blocks";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Gapcursor, Placeholder, UndoRedo } from "@tiptap/extensions";
import { type PostContent, contentOf, shownDocument, withoutFacts } from "../post-content.ts";
import { leftOutOf } from "./left-out.ts";
import { fromEditor, toEditor } from "./editor-document.ts";
import { EventNode, ImageNode, PullQuote, Quote } from "./editor-nodes.tsx";

/** An item is one paragraph, as posts have no nested lists. Tab moves to the next field. */
const Item = ListItem.extend({
  content: "paragraph",
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/**
 * What a post's document supports and nothing else, so pasted or dropped content can't add more.
 */
const editorExtensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  Item,
  ListKeymap,
  Quote,
  PullQuote,
  ImageNode,
  EventNode,
  Link.configure({
    autolink: false,
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (url) => isPostLink(url),
  }),
  Gapcursor,
  UndoRedo,
  Placeholder.configure({ placeholder: "Write, or type / for a heading, list, quote or image" }),
];

interface PostEditorOptions {
  value: PostContent;
  onChange: (value: PostContent) => void;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  isDisabled: boolean;
  /** Called when the shortcut for links is pressed. */
  onLink: () => void;
  /** Called after a paste, with what a post can't hold; empty if it holds all of it. */
  onLeftOut: (leftOut: readonly string[]) => void;
}

/**
 * Keeps an editor and its form in sync. The editor's content is replaced only if the form's value
 * came from elsewhere: from a draft or from another admin's changes.
 */
export function usePostEditor({
  value,
  onChange,
  attributes,
  isDisabled,
  onLink,
  onLeftOut,
}: PostEditorOptions): Editor {
  const [begin] = useState(() => toEditor(shownDocument(value)));
  /** The form's value and how the editor serializes it: while they match, nothing has changed. */
  const given = useRef<{ value: PostContent; text: string }>(undefined);
  const valueText = JSON.stringify([value.content, value.document]);
  /** The last form value the editor knows. */
  const known = useRef(valueText);

  const editor = useEditor({
    extensions: editorExtensions,
    content: begin,
    // The content security policy forbids styles added by scripts; post-editor.module.css has them.
    injectCSS: false,
    onUpdate(update) {
      const document = fromEditor(update.editor.getJSON());
      const isAsGiven = given.current?.text === JSON.stringify(document);
      const written = given.current && isAsGiven ? given.current.value : contentOf(document);
      known.current = JSON.stringify([written.content, written.document]);
      onChange(written);
    },
    editorProps: {
      attributes,
      transformPastedHTML: (html, view) => cleanPastedHtml(html, view, onLeftOut),
      clipboardTextParser: (text, _context, _plain, view) => readPastedText(text, view),
      handleKeyDown(_view, event) {
        const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
        if (!isLink || event.altKey || event.shiftKey) return false;
        event.preventDefault();
        // Everywhere else this shortcut opens the palette.
        event.stopPropagation();
        onLink();
        return true;
      },
    },
  });

  useEffect(() => {
    const isKnown = known.current === valueText;
    if (given.current !== undefined && isKnown) return;
    if (!isKnown) editor.commands.setContent(toEditor(shownDocument(value)), { emitUpdate: false });
    given.current = { value, text: JSON.stringify(fromEditor(editor.getJSON())) };
    known.current = valueText;
  }, [editor, value, valueText]);

  useEffect(() => {
    editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  return editor;
}

/**
 * Reduces pasted HTML to what a post supports, as HTML for the editor, without running or loading
 * any of it.
 */
function cleanPastedHtml(
  html: string,
  { state: { schema } }: EditorView,
  onLeftOut: PostEditorOptions["onLeftOut"],
): string {
  // It was copied in this editor or another post's.
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  onLeftOut(leftOutOf(body));
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
function readPastedText(text: string, { state: { schema } }: EditorView): Slice {
  const { blocks } = documentOfText(text.replaceAll(/\r\n?/g, "\n"));
  const shown = toEditor({ version: 1, blocks: blocks.map(withoutFacts) });
  return Slice.maxOpen(schema.nodeFromJSON(shown).content);
}
