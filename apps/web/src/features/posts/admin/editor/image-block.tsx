import { Button, Group, Text } from "@mantine/core";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { useState } from "react";
import { readBlock } from "./editor-document.ts";
import { ImageDialog } from "./image-dialog.tsx";
import classes from "./post-editor.module.css";

/** An image between the paragraphs with its texts. */
export function ImageBlock({
  node,
  selected,
  updateAttributes,
  deleteNode,
  editor,
}: NodeViewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [block] = readBlock(node.attrs["block"]);
  if (block?.kind !== "image") return <NodeViewWrapper />;
  const { image, alt, caption } = block;
  return (
    <NodeViewWrapper className={classes.chosen} data-selected={selected || undefined}>
      {image === null ? (
        <Text c="dimmed">This image can&rsquo;t be shown here.</Text>
      ) : (
        <img
          src={image.url}
          alt={alt}
          width={image.width}
          height={image.height}
          className={classes.image}
        />
      )}
      <Text size="sm">{caption === "" ? "No caption" : caption}</Text>
      <Text size="sm" c="dimmed">
        {alt === "" ? "Not described: only decoration" : `Described as: ${alt}`}
      </Text>
      <Group gap="xs">
        <Button variant="subtle" size="xs" onClick={() => setIsOpen(true)}>
          Change image
        </Button>
        <Button
          variant="subtle"
          size="xs"
          color="red"
          onClick={() => {
            deleteNode();
            editor.commands.focus();
          }}
        >
          Remove image
        </Button>
      </Group>
      <ImageDialog
        isOpen={isOpen}
        block={block}
        onClose={() => setIsOpen(false)}
        onDone={(changed) => {
          setIsOpen(false);
          updateAttributes({ block: changed });
        }}
      />
    </NodeViewWrapper>
  );
}
