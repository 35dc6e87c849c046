import { maxImageAltLength } from "@before-ten/contracts/images/rules";
import { venueMessages as messages } from "@before-ten/contracts/venues/messages";
import { maxVenuePhotos } from "@before-ten/contracts/venues/rules";
import { ActionIcon, Button, Group, Input, Stack, Text, TextInput } from "@mantine/core";
import { IconPhotoPlus, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { MoveButtons } from "../../../../admin/form/move-buttons.tsx";
import { moveItem } from "../../../../admin/form/move-item.ts";
import { ChooseImageDialog } from "../../../../admin/images/choose-image-dialog.tsx";
import { notifyError } from "../../../../lib/notify.ts";
import type { FormPhoto } from "./venue-form-values.ts";
import classes from "./venue-form.module.css";

interface VenuePhotosFieldProps {
  photos: readonly FormPhoto[];
  error: ReactNode;
  onChange: (photos: FormPhoto[]) => void;
}

/** Images of the library, in the order in which they are shown. */
export function VenuePhotosField({ photos, error, onChange }: VenuePhotosFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);

  const wordless = photos.filter(({ alt }) => alt.trim() === "").length;

  function change(index: number, changed: Partial<FormPhoto>) {
    onChange(photos.map((photo, at) => (at === index ? { ...photo, ...changed } : photo)));
  }

  return (
    <Stack gap="sm">
      {photos.length > 1 && (
        <Text size="sm" c="dimmed">
          Paste several lines into a field to fill this picture and the ones after it.
        </Text>
      )}
      {photos.length > 0 && (
        <ol className={classes.photos}>
          {photos.map(({ imageId, image, alt }, index) => (
            <li key={imageId} className={classes.photo}>
              <img src={image.url} alt="" className={classes.thumbnail} loading="lazy" />
              <TextInput
                label={`What picture ${index + 1} shows`}
                description="For those who can't see it"
                maxLength={maxImageAltLength}
                value={alt}
                onChange={({ currentTarget }) => change(index, { alt: currentTarget.value })}
                onPaste={(event) => {
                  const lines = event.clipboardData.getData("text").trimEnd().split(/\r?\n/);
                  if (lines.length === 1) return;
                  event.preventDefault();
                  onChange(photos.map((photo, at) => withLine(photo, lines[at - index])));
                }}
              />
              <Group gap={4} wrap="nowrap">
                <MoveButtons
                  name={`picture ${index + 1}`}
                  place={{ number: index + 1, of: photos.length }}
                  onMove={(by) => onChange(moveItem(photos, index, index + by))}
                />
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`Remove picture ${index + 1}`}
                  onClick={() => onChange(photos.toSpliced(index, 1))}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Group>
            </li>
          ))}
        </ol>
      )}
      {wordless > 0 && (
        <Text size="sm" c="dimmed">
          {wordless === 1 ? "1 picture says" : `${wordless} pictures say`} nothing to people who
          can't see. Please write what is in the picture.
        </Text>
      )}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPhotoPlus size={18} aria-hidden />}
        disabled={photos.length >= maxVenuePhotos}
        onClick={() => setIsChoosing(true)}
      >
        Add a picture
      </Button>
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
      <ChooseImageDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={({ id, alt, image }) => {
          setIsChoosing(false);
          if (photos.some(({ imageId }) => imageId === id)) notifyError(messages.imageTwice);
          else onChange([...photos, { imageId: id, image, alt }]);
        }}
      />
    </Stack>
  );
}

function withLine(photo: FormPhoto, line: string | undefined): FormPhoto {
  return line === undefined ? photo : { ...photo, alt: line.trim().slice(0, maxImageAltLength) };
}
