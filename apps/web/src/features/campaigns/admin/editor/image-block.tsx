import { maxAltLength } from "@before-ten/contracts/campaigns/rules";
import { Button, Stack, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { BlockOf } from "./editor-blocks.ts";
import classes from "./editor.module.css";
import { ImageDialog } from "./image-dialog.tsx";

interface ImageBlockProps {
  block: BlockOf<"image">;
  /** By field. */
  errors: { imageId: ReactNode; alt: ReactNode; url: ReactNode };
  onChange: (block: BlockOf<"image">) => void;
}

export function ImageBlock({ block, errors, onChange }: ImageBlockProps) {
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
