import { libraryMessages as messages } from "@before-ten/contracts/images/messages";
import type { LibraryImage } from "@before-ten/contracts/images/output";
import { useState } from "react";
import { errorSentence } from "../../lib/api/call-error.ts";
import { trpc } from "../../lib/api/trpc.ts";

/** Uploads an image to the library. */
export function useUploadImage(onUploaded: (image: LibraryImage) => void) {
  const utils = trpc.useUtils();
  const [error, setError] = useState<string>();
  const upload = trpc.images.upload.useMutation({
    onSuccess(image) {
      void utils.images.invalidate();
      onUploaded(image);
    },
    onError: (failed) => setError(errorSentence(failed, { failed: messages.uploadFailed })),
  });
  return {
    isUploading: upload.isPending,
    /** Why the file can't be uploaded. */
    error,
    setError,
    upload: (file: File, alt = "") => {
      setError(undefined);
      const form = new FormData();
      form.append("image", file);
      form.append("alt", alt);
      upload.mutate(form);
    },
  };
}
