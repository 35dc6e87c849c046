import { maxBlockTextLength } from "@before-ten/contracts/campaigns/rules";
import { ActionIcon, Group, Textarea } from "@mantine/core";
import { IconBold, IconItalic, IconLink } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { BlockOf } from "./editor-blocks.ts";
import { type TextMark, withMark } from "./text-marks.ts";

interface TextBlockProps {
  block: BlockOf<"text">;
  error: ReactNode;
  onChange: (block: BlockOf<"text">) => void;
}

const actions: { mark: TextMark; label: string; key: string; Icon: typeof IconBold }[] = [
  { mark: "strong", label: "Bold", key: "b", Icon: IconBold },
  { mark: "emphasis", label: "Italic", key: "i", Icon: IconItalic },
  { mark: "link", label: "Link", key: "k", Icon: IconLink },
];

export function TextBlock({ block, error, onChange }: TextBlockProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<[number, number]>(undefined);

  // React moves the cursor to the end of a text that it changes.
  useLayoutEffect(() => {
    if (selection.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  });

  function write(mark: TextMark) {
    const textarea = field.current;
    if (textarea === null) return;
    const range: [number, number] = [textarea.selectionStart, textarea.selectionEnd];
    const { text, start, end } = withMark(block.text, range, mark);
    selection.current = [start, end];
    onChange({ ...block, text });
  }

  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const action = actions.find(({ key }) => key === event.key.toLowerCase());
    if (action === undefined) return;
    event.preventDefault();
    // One of these is the palette's shortcut everywhere else.
    event.nativeEvent.stopImmediatePropagation();
    write(action.mark);
  }

  return (
    <div>
      <Group gap={4} mb={6} role="toolbar" aria-label="Format the text">
        {actions.map(({ mark, label, key, Icon }) => (
          <ActionIcon
            key={mark}
            variant="default"
            aria-label={`${label} (Ctrl+${key.toUpperCase()})`}
            title={`${label} (Ctrl+${key.toUpperCase()})`}
            onClick={() => write(mark)}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
      <Textarea
        aria-label="Text"
        ref={field}
        autosize
        minRows={4}
        maxLength={maxBlockTextLength}
        description="A blank line starts a new paragraph. {{name|there}} inserts the reader's “name”, or “there” if there is none."
        inputWrapperOrder={["input", "description", "error"]}
        value={block.text}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...block, text: currentTarget.value })}
        onKeyDown={press}
      />
    </div>
  );
}
