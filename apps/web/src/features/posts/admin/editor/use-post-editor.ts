import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { type PostContent, contentOf, shownDocument } from "../post-content.ts";
import { fromEditor, toEditor } from "./editor-document.ts";
import { editorExtensions } from "./editor-extensions.ts";
import { cleanPastedHtml, readPastedText } from "./paste.ts";

interface PostEditorOptions {
  value: PostContent;
  onChange: (value: PostContent) => void;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  isDisabled: boolean;
  /** Called when the shortcut for links is pressed. */
  onLink: () => void;
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
      transformPastedHTML: cleanPastedHtml,
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
