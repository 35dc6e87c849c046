import { maxButtonLength, maxHeadingLength } from "@before-ten/contracts/campaigns/rules";
import { Stack, Text, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { EventsBlock, PostsBlock } from "./content-blocks.tsx";
import type { EditorBlock } from "./editor-blocks.ts";
import { ImageBlock } from "./image-block.tsx";
import { TextBlock } from "./text-block.tsx";

interface BlockFormProps {
  block: EditorBlock;
  /** Error of a field. */
  errorOf: (field: string) => ReactNode;
  onChange: (block: EditorBlock) => void;
}

/** The fields of one block. */
export function BlockForm({ block, errorOf, onChange }: BlockFormProps) {
  switch (block.kind) {
    case "heading":
      return (
        <TextInput
          aria-label="Heading"
          maxLength={maxHeadingLength}
          value={block.text}
          error={errorOf("text")}
          onChange={({ currentTarget }) => onChange({ ...block, text: currentTarget.value })}
        />
      );
    case "text":
      return <TextBlock block={block} error={errorOf("text")} onChange={onChange} />;
    case "image":
      return (
        <ImageBlock
          block={block}
          errors={{ imageId: errorOf("imageId"), alt: errorOf("alt"), url: errorOf("url") }}
          onChange={onChange}
        />
      );
    case "button":
      return (
        <Stack gap="sm">
          <TextInput
            label="What the button says"
            maxLength={maxButtonLength}
            value={block.label}
            error={errorOf("label")}
            onChange={({ currentTarget }) => onChange({ ...block, label: currentTarget.value })}
          />
          <TextInput
            label="Where it leads"
            type="url"
            placeholder="https://"
            value={block.url}
            error={errorOf("url")}
            onChange={({ currentTarget }) => onChange({ ...block, url: currentTarget.value })}
          />
        </Stack>
      );
    case "divider":
      return (
        <Text size="sm" c="dimmed">
          A line across the email.
        </Text>
      );
    case "events":
      return <EventsBlock block={block} error={errorOf("which.ids")} onChange={onChange} />;
    case "posts":
      return <PostsBlock block={block} error={errorOf("which.ids")} onChange={onChange} />;
  }
}
