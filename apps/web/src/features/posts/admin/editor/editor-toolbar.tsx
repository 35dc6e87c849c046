import { ActionIcon } from "@mantine/core";
import { useRovingIndex } from "@mantine/hooks";
import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditorState } from "@tiptap/react";
import { type EditorTool, toolGroups } from "./editor-tools.ts";
import classes from "./post-editor.module.css";

interface EditorToolbarProps {
  editor: Editor;
  /** Id of the text that it formats. */
  controls: string | undefined;
  onUse: (tool: EditorTool) => void;
}

const tools = toolGroups.flat();

/** One tab stop; arrow keys move between the tools. */
export function EditorToolbar({ editor, controls, onUse }: EditorToolbarProps) {
  const { getItemProps } = useRovingIndex({ total: tools.length });
  const active = useEditorState({
    editor,
    selector: (state) => tools.map((tool) => tool.isActive?.(state.editor)),
  });
  return (
    <RichTextEditor.Toolbar
      role="toolbar"
      aria-label="Format the content"
      aria-controls={controls}
      sticky
      stickyOffset="var(--app-shell-header-height, 0rem)"
      className={classes.toolbar}
    >
      {toolGroups.map((group) => (
        <div key={group[0]?.label} className={classes.tools}>
          {group.map((tool) => {
            const { label, Icon, keys, action } = tool;
            const index = tools.indexOf(tool);
            return (
              <ActionIcon
                key={label}
                size="md"
                variant={active[index] === true ? "light" : "subtle"}
                color={active[index] === true ? "magenta" : "gray"}
                aria-label={label}
                aria-pressed={active[index]}
                aria-keyshortcuts={keys}
                aria-haspopup={typeof action === "string" ? "dialog" : undefined}
                title={keys === undefined ? label : `${label} (${keys.replace("Control", "Ctrl")})`}
                // Keeps the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                {...getItemProps({
                  index,
                  onClick: () => onUse(tool),
                })}
              >
                <Icon size={18} aria-hidden />
              </ActionIcon>
            );
          })}
        </div>
      ))}
    </RichTextEditor.Toolbar>
  );
}
