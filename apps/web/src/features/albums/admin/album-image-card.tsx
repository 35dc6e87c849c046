import { albumLengths } from "@before-ten/contracts/albums/rules";
import { ActionIcon, Group, Paper, Stack, Text, TextInput } from "@mantine/core";
import { IconGripVertical, IconTrash } from "@tabler/icons-react";
import type { ChangeEvent, ClipboardEvent, ReactNode } from "react";
import { MoveButtons, type Place, moveByKeys } from "../../../admin/form/move-buttons.tsx";
import type { FormImage, ImageText } from "./album-form-values.ts";
import classes from "./album.module.css";

interface CardDrag {
  isDragged: boolean;
  /** True while any image of the list is dragged. */
  isUnderWay: boolean;
  onStart: () => void;
  /** Called while another image is dragged over this one. */
  onOver: () => void;
  onEnd: () => void;
}

interface AlbumImageCardProps {
  image: FormImage;
  place: Place;
  errors: { imageId: ReactNode; caption: ReactNode; alt: ReactNode };
  drag: CardDrag;
  onChange: (image: FormImage) => void;
  /** Returns whether it filled the texts of this image and the following ones. */
  onPaste: (field: ImageText, pasted: string) => boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** An image of the album with its texts and actions. */
export function AlbumImageCard({
  image,
  place,
  errors,
  drag,
  onChange,
  onPaste,
  onMove,
  onRemove,
}: AlbumImageCardProps) {
  const { number, of } = place;
  const name = `image ${number}`;
  const textInput = (field: ImageText) => ({
    maxLength: albumLengths[field],
    value: image[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...image, [field]: currentTarget.value }),
    onPaste: (event: ClipboardEvent) => {
      if (onPaste(field, event.clipboardData.getData("text"))) event.preventDefault();
    },
  });
  return (
    <Paper
      withBorder
      p="sm"
      role="group"
      aria-label={`Image ${number} of ${of}`}
      className={`${classes.card} ${drag.isDragged ? classes.dragged : ""}`}
      onKeyDown={(event) => moveByKeys(event, place, onMove)}
      onDragOver={(event) => {
        // Ignores files dragged in from outside.
        if (!drag.isUnderWay) return;
        event.preventDefault();
        drag.onOver();
      }}
      onDrop={(event) => {
        if (drag.isUnderWay) event.preventDefault();
      }}
    >
      {/* The drag handle is for mice; the buttons beside it do the same for everyone. */}
      <span
        className={classes.grip}
        title="Drag to move"
        aria-hidden
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          // Firefox starts no drag without data.
          event.dataTransfer.setData("text/plain", name);
          drag.onStart();
        }}
        onDragEnd={drag.onEnd}
      >
        <IconGripVertical size={18} />
      </span>
      <img src={image.src} alt={image.alt} className={classes.thumbnail} loading="lazy" />
      <Stack gap="xs" className={classes.texts}>
        <TextInput
          label="Alternative text"
          description="What it shows, for those who can't see it"
          error={errors.imageId ?? errors.alt}
          {...textInput("alt")}
        />
        <TextInput label="Caption" error={errors.caption} {...textInput("caption")} />
      </Stack>
      <Group gap={4} className={classes.buttons}>
        <Text size="sm" c="dimmed" aria-hidden>
          {number}
        </Text>
        <MoveButtons name={name} place={place} hasKeys onMove={onMove} />
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Remove ${name}`}
          title="Remove"
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
