import { maxBlockTextLength } from "@before-ten/contracts/campaigns/rules";
import { ActionIcon, Group, NativeSelect, Textarea } from "@mantine/core";
import { IconBold, IconItalic, IconLink } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { BlockOf } from "./editor-blocks.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { type TextMark, withField, withMark } from "./text-marks.ts";

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

  function write(change: (range: [number, number]) => ReturnType<typeof withMark>) {
    const textarea = field.current;
    if (textarea === null) return;
    const { text, start, end } = change([textarea.selectionStart, textarea.selectionEnd]);
    selection.current = [start, end];
    onChange({ ...block, text });
  }

  const mark = (as: TextMark) => write((range) => withMark(block.text, range, as));

  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const action = actions.find(({ key }) => key === event.key.toLowerCase());
    if (action === undefined) return;
    event.preventDefault();
    // One of these is the palette's shortcut everywhere else.
    event.nativeEvent.stopImmediatePropagation();
    mark(action.mark);
  }

  return (
    <div>
      <Group gap={4} mb={6} role="toolbar" aria-label="Format the text">
        {actions.map(({ mark: as, label, key, Icon }) => (
          <ActionIcon
            key={as}
            variant="default"
            aria-label={`${label} (Ctrl+${key.toUpperCase()})`}
            title={`${label} (Ctrl+${key.toUpperCase()})`}
            onClick={() => mark(as)}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ))}
        <PersonalFields onInsert={(name) => write((range) => withField(block.text, range, name))} />
      </Group>
      <Textarea
        aria-label="Text"
        ref={field}
        autosize
        minRows={4}
        maxLength={maxBlockTextLength}
        description="A blank line starts a new paragraph. A personal field such as {{name|there}} inserts the reader's “name”, or “there” if there is none."
        inputWrapperOrder={["input", "description", "error"]}
        value={block.text}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...block, text: currentTarget.value })}
        onKeyDown={press}
      />
    </div>
  );
}

/** What subscribers have told, with how many did, to be inserted into the text. */
function PersonalFields({ onInsert }: { onInsert: (name: string) => void }) {
  const { data } = trpc.campaignAudience.choices.useQuery({ search: "" });
  if (data === undefined) return null;
  const { personalFields } = data;
  return (
    <NativeSelect
      size="xs"
      aria-label="Insert a personal field"
      disabled={personalFields.length === 0}
      value=""
      onChange={({ currentTarget }) => onInsert(currentTarget.value)}
    >
      <option value="" disabled>
        {personalFields.length === 0 ? "No subscriber has a personal field" : "Personal field…"}
      </option>
      {personalFields.map(({ name, count }) => (
        <option key={name} value={name}>
          {name} ({count.toLocaleString("en-AU")})
        </option>
      ))}
    </NativeSelect>
  );
}
