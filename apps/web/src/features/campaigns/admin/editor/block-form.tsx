import {
  maxButtonLength,
  maxHeadingLength,
  maxAltLength,
} from "@before-ten/contracts/campaigns/rules";
import { Stack, Text, TextInput, Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { EventsBlock, PostsBlock } from "./content-blocks.tsx";
import type { EditorBlock, BlockOf } from "./editor-blocks.ts";
import { TextBlock } from "./text-block.tsx";
import classes from "./editor.module.css";
import { ImageDialog } from "./image-dialog.tsx";

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

interface ImageBlockProps {
  block: BlockOf<"image">;
  /** By field. */
  errors: { imageId: ReactNode; alt: ReactNode; url: ReactNode };
  onChange: (block: BlockOf<"image">) => void;
}

function ImageBlock({ block, errors, onChange }: ImageBlockProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const isChosen = block.imageId !== "";
  return (
    <Stack gap="sm" align="start">
      {block.src !== "" && <img src={block.src} alt={block.alt} className={classes.image} />}
      <div>
        <Button variant="default" size="xs" onClick={() => setIsChoosing(true)}>
          {isChosen ? "Choose another image" : "Choose an image"}
        </Button>
        {errors.imageId !== undefined && <p className={classes.error}>{errors.imageId}</p>}
      </div>
      <TextInput
        label="Description"
        description="For those who can't see the image"
        required
        w="100%"
        maxLength={maxAltLength}
        value={block.alt}
        error={errors.alt}
        onChange={({ currentTarget }) => onChange({ ...block, alt: currentTarget.value })}
      />
      <TextInput
        label="Link"
        description="Where a click on it leads; optional"
        type="url"
        w="100%"
        value={block.url}
        error={errors.url}
        onChange={({ currentTarget }) => onChange({ ...block, url: currentTarget.value })}
      />
      <ImageDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={({ id, url, alt }) => {
          setIsChoosing(false);
          onChange({ ...block, imageId: id, src: url, alt: block.alt || alt });
        }}
      />
    </Stack>
  );
}
