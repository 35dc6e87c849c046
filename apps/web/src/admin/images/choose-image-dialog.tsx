import { libraryMessages as messages } from "@before-ten/contracts/images/library-messages";
import type { LibraryImage } from "@before-ten/contracts/images/library-output";
import { imagePageLimit } from "@before-ten/contracts/images/rules";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { Loader, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { imageError } from "../form/image-error.ts";
import { ImageField } from "../form/image-field.tsx";
import { LoadedList, LoadingRows } from "../list/list-states.tsx";
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
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Choose an image"
      size="xl"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {isOpen && <ImageChoices onChoose={onChoose} />}
    </Modal>
  );
}

const typingPauseMs = 250;

function ImageChoices({ onChoose }: Pick<ChooseImageDialogProps, "onChoose">) {
  const [search, setSearch] = useState("");
  const [searched] = useDebouncedValue(search.trim(), typingPauseMs);
  const images = trpc.images.list.useQuery(
    { search: searched, limit: imagePageLimit },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <Upload onUploaded={onChoose} />
      <TextInput
        type="search"
        label="Or one from the library"
        placeholder="Alternative text, file name, or where it is used"
        maxLength={maxSearchLength}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
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
    </Stack>
  );
}

function Upload({ onUploaded }: { onUploaded: (image: LibraryImage) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const { isUploading, error, setError, upload } = useUploadImage(onUploaded);
  return (
    <div>
      <ImageField
        label="Upload an image"
        hint="JPEG, PNG or WebP, less than 5MB"
        file={file}
        errorOf={imageError}
        isSentAtOnce
        onPick={(picked, pickedError) => {
          setFile(picked);
          setError(pickedError);
          if (picked !== null) upload(picked);
        }}
        error={error}
      />
      {isUploading && <Loader size="sm" mt="xs" aria-label="Uploading the image" />}
    </div>
  );
}
