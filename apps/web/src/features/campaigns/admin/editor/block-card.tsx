import { ActionIcon, Group, Paper, Text } from "@mantine/core";
import { IconCopy, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MoveButtons, type Place, moveByKeys } from "../../../../admin/form/move-buttons.tsx";
import { BlockForm } from "./block-form.tsx";
import { type EditorBlock, blockLabels } from "./editor-blocks.ts";

interface BlockCardProps {
  block: EditorBlock;
  place: Place;
  errorOf: (field: string) => ReactNode;
  onChange: (block: EditorBlock) => void;
  onMove: (by: -1 | 1) => void;
  /** Undefined if the maximum number of blocks is reached. */
  onDuplicate: (() => void) | undefined;
  onDelete: () => void;
}

/** A block's form and its actions. */
export function BlockCard({
  block,
  place,
  errorOf,
  onChange,
  onMove,
  onDuplicate,
  onDelete,
}: BlockCardProps) {
  const name = `${blockLabels[block.kind]}, block ${place.number}`;
  return (
    <Paper
      withBorder
      p="sm"
      role="group"
      aria-label={name}
      onKeyDown={(event) => moveByKeys(event, place, onMove)}
    >
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" fw={700} aria-hidden>
          {blockLabels[block.kind]}
        </Text>
        <Group gap={4}>
          <MoveButtons name={name} place={place} hasKeys onMove={onMove} />
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
