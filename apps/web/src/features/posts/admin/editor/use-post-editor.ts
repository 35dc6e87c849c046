import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { type PostContent, contentOf, shownDocument } from "../post-content.ts";
import { fromEditor, toEditor } from "./editor-document.ts";
import { editorExtensions } from "./editor-extensions.ts";
import { cleanPastedHtml, readPastedText } from "./paste.ts";

interface PostEditorOptions {
  value: PostContent;
  onChange: (value: PostContent) => void;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
  isDisabled: boolean;
  /** Somebody pressed the keys of a link. */
  onLink: () => void;
}

/**
 * Keeps an editor and its form alike. The editor holds what is written. It is filled anew only
 * where the form got its value from elsewhere: from a draft, or from what somebody else saved.
 */
export function usePostEditor({
  value,
  onChange,
  attributes,
  isDisabled,
  onLink,
}: PostEditorOptions): Editor {
  const [begin] = useState(() => toEditor(shownDocument(value)));
  /** What came from the form, and how the editor says it: while it does, nothing has changed. */
  const given = useRef<{ value: PostContent; text: string }>(undefined);
  const valueText = JSON.stringify([value.content, value.document]);
  /** The form's value as far as the editor knows of it. */
  const known = useRef(valueText);

  const editor = useEditor({
    extensions: editorExtensions,
    content: begin,
    // A page runs no style that a script writes; post-editor.module.css has those.
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
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text, _context, _plain, view) => readPastedText(text, view),
      handleKeyDown(_view, event) {
        const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
        if (!isLink || event.altKey || event.shiftKey) return false;
        event.preventDefault();
        // Everywhere else these keys open the palette.
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
