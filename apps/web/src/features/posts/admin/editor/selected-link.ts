import type { Editor } from "@tiptap/react";

/** Where a link leads, and what is to be read of it. */
export interface SelectedLink {
  /** Empty: there is none. */
  href: string;
  /** Undefined: the text is there already. */
  text: string | undefined;
}

/** The link that is selected, or in which the cursor stands; otherwise what one begins with. */
export function selectedLink(editor: Editor): SelectedLink {
  const href: unknown = editor.getAttributes("link")["href"];
  if (typeof href === "string" && href !== "") return { href, text: undefined };
  return { href: "", text: editor.state.selection.empty ? "" : undefined };
}

/** Without an address it takes the link away. */
export function addLink(editor: Editor, { href, text }: SelectedLink): void {
  const chain = editor.chain().focus();
  if (text !== undefined) {
    const marks = [{ type: "link", attrs: { href } }];
    chain.insertContent({ type: "text", text: text || href, marks }).run();
  } else if (href === "") chain.extendMarkRange("link").unsetLink().run();
  else chain.extendMarkRange("link").setLink({ href }).run();
}
