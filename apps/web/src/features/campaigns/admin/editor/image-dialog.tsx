import { contentMessages as messages } from "@before-ten/contracts/campaigns/content-messages";
import type { ImageChoice } from "@before-ten/contracts/campaigns/content-output";
import { Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import * as shared from "../../../../admin/images/image-dialog.tsx";
import { LoadedList, LoadingRows } from "../../../../admin/list/list-states.tsx";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import classes from "./editor.module.css";

interface ImageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (image: ImageChoice) => void;
}

/** By the calls of campaigns, as their writers may not use the image library. */
export function ImageDialog({ isOpen, onClose, onChoose }: ImageDialogProps) {
  return (
    <shared.ImageDialog
      isOpen={isOpen}
      onClose={onClose}
      upload={<Upload onChoose={onChoose} />}
      searchPlaceholder="Search in their descriptions"
    >
      {(searched) => <FoundImages searched={searched} onChoose={onChoose} />}
    </shared.ImageDialog>
  );
}

type Choosing = Pick<ImageDialogProps, "onChoose">;

function FoundImages({ searched, onChoose }: Choosing & { searched: string }) {
  const images = trpc.campaignContent.listImages.useQuery(
    { search: searched },
    { placeholderData: keepPreviousData },
  );
  return (
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
  );
}

function Upload({ onChoose }: Choosing) {
  const [error, setError] = useState<string>();
  const upload = trpc.campaignContent.uploadImage.useMutation({
    onSuccess: onChoose,
    onError: (failed) => setError(errorSentence(failed, { failed: messages.uploadFailed })),
  });
  return (
    <shared.UploadField
      hint="JPEG, PNG or WebP, less than 5MB. Use 1050 px or wider"
      isUploading={upload.isPending}
      error={error}
      setError={setError}
      upload={(file) => {
        const form = new FormData();
        form.append("image", file);
        upload.mutate(form);
      }}
    />
  );
}
