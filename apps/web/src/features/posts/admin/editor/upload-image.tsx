import { postFormMessages } from "@before-ten/contracts/posts/admin-messages";
import { Loader } from "@mantine/core";
import { useState } from "react";
import { imageError } from "../../../../admin/form/image-error.ts";
import { ImageField } from "../../../../admin/form/image-field.tsx";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import type { FailedCall } from "../../../../lib/api/trpc.ts";

interface UploadImageProps {
  /** Error shown if the form is submitted without an image. */
  error: string | undefined;
  isUploading: boolean;
  upload: (form: FormData, ends: { onError: (error: FailedCall) => void }) => void;
}

/** Uploads an image for a post's text. */
export function UploadImage({ error, isUploading, upload }: UploadImageProps) {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();

  function send(picked: File | null, pickedError: string | undefined) {
    setFile(picked);
    setRefused(pickedError);
    if (picked === null) return;
    const form = new FormData();
    form.append("image", picked);
    upload(form, {
      onError: (failed) =>
        setRefused(errorSentence(failed, { failed: postFormMessages.uploadFailed })),
    });
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
        error={refused ?? (isUploading ? undefined : error)}
      />
      {isUploading && <Loader size="sm" mt="xs" aria-label="Uploading the image" />}
    </div>
  );
}
