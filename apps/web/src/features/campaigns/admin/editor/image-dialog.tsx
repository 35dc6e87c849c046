import { contentMessages as messages } from "@before-ten/contracts/campaigns/content-messages";
import type { ImageChoice } from "@before-ten/contracts/campaigns/content-output";
import { Loader, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { imageError } from "../../../../admin/form/image-error.ts";
import { ImageField } from "../../../../admin/form/image-field.tsx";
import { LoadedList, LoadingRows } from "../../../../admin/list/list-states.tsx";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import classes from "./editor.module.css";

interface ImageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (image: ImageChoice) => void;
}

export function ImageDialog({ isOpen, onClose, onChoose }: ImageDialogProps) {
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

function ImageChoices({ onChoose }: Pick<ImageDialogProps, "onChoose">) {
  const [search, setSearch] = useState("");
  const [searched] = useDebouncedValue(search.trim(), typingPauseMs);
  const images = trpc.campaignContent.listImages.useQuery(
    { search: searched },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <Upload onChoose={onChoose} />
      <TextInput
        type="search"
        label="Or one from the library"
        placeholder="Search in their descriptions"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <LoadedList
        call={images}
        loading={<LoadingRows label="Loading the images" rows={3} rowHeight="6rem" />}
        errorTexts={{ failed: messages.choicesFailed }}
      >
        {(found) =>
          found.length === 0 ? (
            <Text c="dimmed">No image matches these words.</Text>
          ) : (
            <ul className={classes.images}>
              {found.map((image) => (
                <li key={image.id}>
                  <button type="button" className={classes.choice} onClick={() => onChoose(image)}>
                    <img
                      src={image.url}
                      alt={image.alt}
                      width={image.width}
                      height={image.height}
                      loading="lazy"
                    />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedList>
    </Stack>
  );
}

function Upload({ onChoose }: Pick<ImageDialogProps, "onChoose">) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const upload = trpc.campaignContent.uploadImage.useMutation({
    onSuccess: onChoose,
    onError: (failed) => setError(errorSentence(failed, { failed: messages.uploadFailed })),
  });

  function send(picked: File | null, pickedError: string | undefined) {
    setFile(picked);
    setError(pickedError);
    if (picked === null) return;
    const form = new FormData();
    form.append("image", picked);
    upload.mutate(form);
  }

  return (
    <div>
      <ImageField
        label="Upload an image"
        hint="JPEG, PNG or WebP, less than 5MB. At least 1050 px wide looks sharp"
        file={file}
        errorOf={imageError}
        isSentAtOnce
        onPick={send}
        error={error}
      />
      {upload.isPending && <Loader size="sm" mt="xs" aria-label="Uploading the image" />}
    </div>
  );
}
