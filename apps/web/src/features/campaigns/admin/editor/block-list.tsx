import { maxBlocks } from "@before-ten/contracts/campaigns/rules";
import { Button, Group, Menu, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { moveItem } from "../../../../admin/form/move-item.ts";
import { BlockCard } from "./block-card.tsx";
import { type EditorBlock, blockKinds, blockLabels, newBlock } from "./editor-blocks.ts";
import classes from "./editor.module.css";

interface BlockListProps {
  blocks: readonly EditorBlock[];
  /** Error by path of the contract's input, e.g. `blocks.0.text`. */
  errorOf: (path: string) => ReactNode;
  /** Passes an updater, as an upload may end after further changes. */
  onChange: (change: (blocks: readonly EditorBlock[]) => EditorBlock[]) => void;
}

interface Deleted {
  block: EditorBlock;
  index: number;
}

const focusable = "input, textarea, select, button:enabled";

/** Takes the focus over from the button that was removed. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

export function BlockList({ blocks, errorOf, onChange }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [deleted, setDeleted] = useState<Deleted>();
  /** The block to focus once it is rendered, and the element that had the focus before. */
  const [wanted, setWanted] = useState<{ key: string; focused?: Element | null }>();
  const isFull = blocks.length >= maxBlocks;

  useEffect(() => {
    if (wanted === undefined) return;
    const { key, focused } = wanted;
    if (focused instanceof HTMLElement) focused.focus();
    if (focused !== undefined && document.activeElement === focused) return;
    const card = list.current?.querySelector(`[data-block="${key}"]`);
    const field = card?.querySelector<HTMLElement>(`[data-fields] :is(${focusable})`);
    (field ?? card?.querySelector<HTMLElement>("button:enabled"))?.focus();
  }, [wanted]);

  function add(block: EditorBlock, after = blocks.length - 1) {
    onChange((present) => present.toSpliced(after + 1, 0, block));
    setWanted({ key: block.key });
  }

  function move(block: EditorBlock, by: -1 | 1) {
    const focused = document.activeElement;
    onChange((present) => {
      const from = present.findIndex(({ key }) => key === block.key);
      return moveItem(present, from, from + by);
    });
    // Moving the element takes the focus away.
    setWanted({ key: block.key, focused });
  }

  function remove(block: EditorBlock, index: number) {
    onChange((present) => present.filter(({ key }) => key !== block.key));
    setDeleted({ block, index });
  }

  function restore({ block, index }: Deleted) {
    setDeleted(undefined);
    onChange((present) => present.toSpliced(index, 0, block));
    setWanted({ key: block.key });
  }

  return (
    <Stack gap="sm">
      <ol ref={list} className={classes.blocks} aria-label="Blocks">
        {blocks.map((block, index) => (
          <li key={block.key} data-block={block.key}>
            <BlockCard
              block={block}
              place={{ number: index + 1, of: blocks.length }}
              errorOf={(field) => errorOf(`blocks.${index}.${field}`)}
              onChange={(changed) =>
                onChange((present) =>
                  present.map((each) => (each.key === changed.key ? changed : each)),
                )
              }
              onMove={(by) => move(block, by)}
              onDuplicate={
                isFull ? undefined : () => add({ ...block, key: crypto.randomUUID() }, index)
              }
              onDelete={() => remove(block, index)}
            />
          </li>
        ))}
      </ol>
      {deleted !== undefined && (
        <Group key={deleted.block.key} gap="xs" role="status">
          <Text size="sm">{blockLabels[deleted.block.kind]} deleted.</Text>
          <Button variant="default" size="xs" ref={takeFocus} onClick={() => restore(deleted)}>
            Undo
          </Button>
        </Group>
      )}
      <div>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={isFull}
            >
              Add block
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {blockKinds.map((kind) => (
              <Menu.Item key={kind} onClick={() => add(newBlock(kind))}>
                {blockLabels[kind]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </Stack>
  );
}
