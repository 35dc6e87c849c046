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
import { Gapcursor, UndoRedo } from "@tiptap/extensions";
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
export const editorExtensions = [
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
];
