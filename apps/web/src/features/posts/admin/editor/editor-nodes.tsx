import { Node, mergeAttributes } from "@tiptap/core";
import { ReactNodeViewRenderer, type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { Button, Text } from "@mantine/core";
import { readBlock } from "./editor-document.ts";
import { ImageBlock } from "./image-block.tsx";
import classes from "./post-editor.module.css";

/** A quotation. Enter at its end continues below it. */
export const Quote = Node.create({
  name: "quote",
  group: "block",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "blockquote:not([data-pull-quote])" }],
  renderHTML: ({ HTMLAttributes }) => ["blockquote", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { "Mod-Shift-b": () => this.editor.commands.toggleNode(this.name, "paragraph") };
  },
});

/** A sentence of the post in large type. */
export const PullQuote = Node.create({
  name: "pullQuote",
  group: "block",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "blockquote[data-pull-quote]" }],
  renderHTML: ({ HTMLAttributes }) => [
    "blockquote",
    mergeAttributes(HTMLAttributes, { "data-pull-quote": "" }),
    0,
  ],
});

/** A block that is chosen, not typed. On the clipboard it is JSON. */
const chosenBlock = {
  group: "block",
  atom: true,
  addAttributes: () => ({
    block: {
      default: null,
      parseHTML: (element: HTMLElement) => blockOf(element.dataset["block"]),
      renderHTML: ({ block }: Record<string, unknown>) => ({ "data-block": JSON.stringify(block) }),
    },
  }),
};

export const ImageNode = Node.create({
  ...chosenBlock,
  name: "image",
  parseHTML: () => [{ tag: "figure[data-block]" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(ImageBlock),
});

export const EventNode = Node.create({
  ...chosenBlock,
  name: "event",
  parseHTML: () => [{ tag: "div[data-block]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(EventBlock),
});

/** Null for an empty node, which is left out of the document. */
function blockOf(json = "null"): unknown {
  try {
    return readBlock(JSON.parse(json))[0] ?? null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/** An event between the paragraphs, which the public page shows as a ticket. */
function EventBlock({ node, selected, deleteNode, editor }: NodeViewProps) {
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
