import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { Button, Text } from "@mantine/core";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { readBlock } from "./editor-document.ts";
import classes from "./post-editor.module.css";

/** An event between the paragraphs, which the public page shows as a ticket. */
export function EventBlock({ node, selected, deleteNode, editor }: NodeViewProps) {
  const [block] = readBlock(node.attrs["block"]);
  if (block?.kind !== "event") return <NodeViewWrapper />;
  const { event } = block;
  const name = event?.eventName ?? "An event that isn't on the site";
  return (
    <NodeViewWrapper className={classes.chosen} data-selected={selected || undefined}>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {event === null
          ? "Readers see nothing here until it is published."
          : `${partyDays(event)}, ${timeRange(event)}, ${event.place ?? event.country}`}
      </Text>
      <div>
        <Button
          variant="subtle"
          size="xs"
          color="red"
          aria-label={`Remove ${name}`}
          onClick={() => {
            deleteNode();
            editor.commands.focus();
          }}
        >
          Remove
        </Button>
      </div>
    </NodeViewWrapper>
  );
}
