import { ActionIcon, Group, Paper, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { BlockForm } from "./block-form.tsx";
import { type EditorBlock, blockLabels } from "./editor-blocks.ts";

interface BlockCardProps {
  block: EditorBlock;
  place: { number: number; of: number };
  errorOf: (field: string) => ReactNode;
  onChange: (block: EditorBlock) => void;
  onMove: (by: -1 | 1) => void;
  /** Undefined: there are as many as there may be. */
  onDuplicate: (() => void) | undefined;
  onDelete: () => void;
}

/** A block's form, and what one can do with the block. */
export function BlockCard({
  block,
  place: { number, of },
  errorOf,
  onChange,
  onMove,
  onDuplicate,
  onDelete,
}: BlockCardProps) {
  const name = `${blockLabels[block.kind]}, block ${number}`;
  const [isFirst, isLast] = [number === 1, number === of];

  function press(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const by = event.key === "ArrowUp" ? -1 : 1;
    if (by === -1 ? !isFirst : !isLast) onMove(by);
  }

  return (
    <Paper withBorder p="sm" role="group" aria-label={name} onKeyDown={press}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" fw={700} aria-hidden>
          {blockLabels[block.kind]}
        </Text>
        <Group gap={4}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Move ${name} up`}
            title="Up (Alt+↑)"
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Move ${name} down`}
            title="Down (Alt+↓)"
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Duplicate ${name}`}
            title="Duplicate"
            disabled={onDuplicate === undefined}
            onClick={onDuplicate}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Delete ${name}`}
            title="Delete"
            onClick={onDelete}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <div data-fields>
        <BlockForm block={block} errorOf={errorOf} onChange={onChange} />
      </div>
    </Paper>
  );
}
