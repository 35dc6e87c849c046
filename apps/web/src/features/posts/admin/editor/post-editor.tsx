import "@mantine/tiptap/styles.css";
import { Alert } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import type { JSONContent } from "@tiptap/core";
import { useState } from "react";
import type { PostContent } from "../post-content.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import type { EditorDialog, EditorTool } from "./editor-tools.ts";
import { EventDialog } from "./event-dialog.tsx";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import classes from "./post-editor.module.css";
import { type SelectedLink, addLink, selectedLink } from "./selected-link.ts";
import { SlashMenu, useSlashMenu } from "./slash-menu.tsx";
import { usePostEditor } from "./use-post-editor.ts";

interface PostEditorProps {
  value: PostContent;
  onChange: (value: PostContent) => void;
  /** Attributes of the editable element, through which labels refer to it. */
  attributes: Record<string, string>;
  /** True while the form is saving. */
  isDisabled: boolean;
}

/** Edits a post's structured text. Loaded separately, as it is larger than the rest of the form. */
export function PostEditor(props: PostEditorProps) {
  const [dialog, setDialog] = useState<Exclude<EditorDialog, "link">>();
  const [link, setLink] = useState<SelectedLink>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const editor = usePostEditor({
    ...props,
    onLink: () => open("link"),
    onLeftOut: setLeftOut,
  });

  const { menu, onKeyDownCapture } = useSlashMenu(editor, use);

  function use({ action }: EditorTool) {
    if (typeof action === "string") open(action);
    else action(editor);
  }

  function open(opened: EditorDialog) {
    if (opened === "link") setLink(selectedLink(editor));
    else setDialog(opened);
  }

  function close() {
    setLink(undefined);
    setDialog(undefined);
    editor.commands.focus();
  }

  function add(block: JSONContent) {
    close();
    editor
      .chain()
      .focus()
      .insertContent([block, { type: "paragraph" }])
      .run();
  }

  return (
    <RichTextEditor
      editor={editor}
      withTypographyStyles={false}
      className={classes.editor}
      onKeyDownCapture={onKeyDownCapture}
    >
      <EditorToolbar editor={editor} controls={props.attributes["id"]} onUse={use} />
      <div role="status">
        {leftOut.length > 0 && (
          <Alert
            color="gold"
            m="xs"
            withCloseButton
            closeButtonLabel="Close"
            onClose={() => setLeftOut([])}
          >
            Some of what you pasted doesn’t fit in a post. Left out: {leftOut.join("; ")}. The rest
            is here.
          </Alert>
        )}
      </div>
      <div className={classes.page}>
        <RichTextEditor.Content className={classes.content} />
        <SlashMenu {...menu} />
      </div>
      <LinkDialog
        link={link}
        onClose={close}
        onDone={(done) => {
          close();
          addLink(editor, done);
        }}
      />
      <ImageDialog
        isOpen={dialog === "image"}
        onClose={close}
        onDone={(block) => add({ type: "image", attrs: { block } })}
      />
      <EventDialog
        isOpen={dialog === "event"}
        onClose={close}
        onDone={(event) =>
          add({ type: "event", attrs: { block: { kind: "event", eventId: event.id, event } } })
        }
      />
    </RichTextEditor>
  );
}
