import type { UploadedPostImage } from "@before-ten/contracts/posts/document-output";
import { postFormMessages } from "@before-ten/contracts/posts/admin-messages";
import { Loader } from "@mantine/core";
import { useState } from "react";
import { imageError } from "../../../../admin/form/image-error.ts";
import { ImageField } from "../../../../admin/form/image-field.tsx";
import { errorSentence } from "../../../../lib/call-error.ts";
import { trpc } from "../../../../lib/trpc.ts";

interface ChooseImageProps {
  /** What is missing, when somebody goes on without an image. */
  error: string | undefined;
  onChooseImage: (image: UploadedPostImage) => void;
}

/** Where an image of a post's text comes from: this browser's files. */
export function UploadImage({ error, onChooseImage }: ChooseImageProps) {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const upload = trpc.posts.uploadImage.useMutation({
    onSuccess: onChooseImage,
    onError: (failed) =>
      setRefused(errorSentence(failed, { failed: postFormMessages.uploadFailed })),
  });

  function send(picked: File | null, pickedError: string | undefined) {
    setFile(picked);
    setRefused(pickedError);
    if (picked === null) return;
    const form = new FormData();
    form.append("image", picked);
    upload.mutate(form);
  }

  return (
    <div>
      <ImageField
        label="Upload an image"
        hint="JPEG, PNG or WebP, less than 5MB. At least 1600 px wide looks sharp"
        file={file}
        errorOf={imageError}
        isSentAtOnce
        onPick={send}
        error={refused ?? (upload.isPending ? undefined : error)}
      />
      {upload.isPending && <Loader size="sm" mt="xs" aria-label="Uploading the image" />}
    </div>
  );
}
