import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconQuote,
  IconTicket,
} from "@tabler/icons-react";
import type { Editor } from "@tiptap/react";

/** Dialogs that a tool opens. */
export type EditorDialog = "link" | "image" | "event";

export interface EditorTool {
  label: string;
  Icon: typeof IconBold;
  /** In the format of `aria-keyshortcuts`. */
  keys?: string;
  /** Replaces or follows a paragraph. */
  isBlock?: true;
  isActive?: (editor: Editor) => boolean;
  /** What it does, or the dialog it opens. */
  action: EditorDialog | ((editor: Editor) => void);
}

/** Grouped by purpose, in the order of the toolbar. */
export const toolGroups: readonly (readonly EditorTool[])[] = [
  [
    {
      label: "Heading",
      Icon: IconH2,
      isBlock: true,
      keys: "Control+Alt+2",
      isActive: (editor) => editor.isActive("heading", { level: 2 }),
      action: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: "Subheading",
      Icon: IconH3,
      isBlock: true,
      keys: "Control+Alt+3",
      isActive: (editor) => editor.isActive("heading", { level: 3 }),
      action: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      label: "Bold",
      Icon: IconBold,
      keys: "Control+B",
      isActive: (editor) => editor.isActive("bold"),
      action: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: "Italic",
      Icon: IconItalic,
      keys: "Control+I",
      isActive: (editor) => editor.isActive("italic"),
      action: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: "Link",
      Icon: IconLink,
      keys: "Control+K",
      isActive: (editor) => editor.isActive("link"),
      action: "link",
    },
  ],
  [
    {
      label: "Bulleted list",
      Icon: IconList,
      isBlock: true,
      keys: "Control+Shift+8",
      isActive: (editor) => editor.isActive("bulletList"),
      action: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: "Numbered list",
      Icon: IconListNumbers,
      isBlock: true,
      keys: "Control+Shift+7",
      isActive: (editor) => editor.isActive("orderedList"),
      action: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: "Quote",
      Icon: IconBlockquote,
      isBlock: true,
      keys: "Control+Shift+B",
      isActive: (editor) => editor.isActive("quote"),
      action: (editor) => editor.chain().focus().toggleNode("quote", "paragraph").run(),
    },
    {
      label: "Pull quote",
      Icon: IconQuote,
      isBlock: true,
      isActive: (editor) => editor.isActive("pullQuote"),
      action: (editor) => editor.chain().focus().toggleNode("pullQuote", "paragraph").run(),
    },
  ],
  [
    { label: "Image", Icon: IconPhoto, isBlock: true, action: "image" },
    { label: "Event", Icon: IconTicket, isBlock: true, action: "event" },
  ],
  [
    {
      label: "Undo",
      Icon: IconArrowBackUp,
      keys: "Control+Z",
      action: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: "Redo",
      Icon: IconArrowForwardUp,
      keys: "Control+Shift+Z",
      action: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];
