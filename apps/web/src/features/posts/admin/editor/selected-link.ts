import type { Editor } from "@tiptap/react";

/** A link's target and text. */
export interface SelectedLink {
  /** Empty if there is none. */
  href: string;
  /** Undefined if the text exists already. */
  text: string | undefined;
}

/** The selected link or the one at the cursor; otherwise the initial values of a new one. */
export function selectedLink(editor: Editor): SelectedLink {
  const href: unknown = editor.getAttributes("link")["href"];
  if (typeof href === "string" && href !== "") return { href, text: undefined };
  return { href: "", text: editor.state.selection.empty ? "" : undefined };
}

/** Removes the link if the address is empty. */
export function addLink(editor: Editor, { href, text }: SelectedLink): void {
  const chain = editor.chain().focus();
  if (text !== undefined) {
    const marks = [{ type: "link", attrs: { href } }];
    chain.insertContent({ type: "text", text: text || href, marks }).run();
  } else if (href === "") chain.extendMarkRange("link").unsetLink().run();
  else chain.extendMarkRange("link").setLink({ href }).run();
}
