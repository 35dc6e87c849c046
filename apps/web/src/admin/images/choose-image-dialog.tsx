import { libraryMessages as messages } from "@before-ten/contracts/images/messages";
import type { LibraryImage } from "@before-ten/contracts/images/output";
import { imagePageLimit } from "@before-ten/contracts/images/rules";
import { Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../lib/api/trpc.ts";
import { LoadedList, LoadingRows } from "../list/list-states.tsx";
import { ImageDialog, UploadField } from "./image-dialog.tsx";
import { ImageGrid } from "./image-grid.tsx";
import { useUploadImage } from "./use-upload-image.ts";

interface ChooseImageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Its `alt` may prefill the field for the alternative text. */
  onChoose: (image: LibraryImage) => void;
}

/** Picks an image from the library or uploads a new one. */
export function ChooseImageDialog({ isOpen, onClose, onChoose }: ChooseImageDialogProps) {
  return (
    <ImageDialog
      isOpen={isOpen}
      onClose={onClose}
      upload={<Upload onChoose={onChoose} />}
      searchPlaceholder="Alternative text, file name, or where it is used"
    >
      {(searched) => <FoundImages searched={searched} onChoose={onChoose} />}
    </ImageDialog>
  );
}

type Choosing = Pick<ChooseImageDialogProps, "onChoose">;

function FoundImages({ searched, onChoose }: Choosing & { searched: string }) {
  const images = trpc.images.list.useQuery(
    { search: searched, limit: imagePageLimit },
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadedList
      call={images}
      loading={<LoadingRows label="Loading images" rows={3} rowHeight="7rem" />}
      errorTexts={{ failed: messages.loadFailed }}
    >
      {({ items, pagination }) => (
        <Stack gap="xs">
          {items.length === 0 ? (
            <Text c="dimmed">
              {searched === "" ? "There are no images yet." : "No image matches these words."}
            </Text>
          ) : (
            <ImageGrid images={items} label="Images" onPress={onChoose} />
          )}
          {pagination.pages > 1 && (
            <Text size="sm" c="dimmed">
              These are the latest {items.length} of {pagination.total.toLocaleString("en-AU")}:
              search for others.
            </Text>
          )}
        </Stack>
      )}
    </LoadedList>
  );
}

function Upload({ onChoose }: Choosing) {
  return <UploadField hint="JPEG, PNG or WebP, less than 5MB" {...useUploadImage(onChoose)} />;
}
