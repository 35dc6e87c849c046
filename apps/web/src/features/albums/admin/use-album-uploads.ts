import { adminAlbumMessages as messages } from "@before-ten/contracts/albums/admin-messages";
import type { UploadedAlbumImage } from "@before-ten/contracts/albums/output";
import { useState } from "react";
import { imageError } from "../../../admin/form/image-error.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { isFailedCall, trpc } from "../../../lib/api/trpc.ts";

interface UploadError {
  fileName: string;
  sentence: string;
}

interface AlbumUploads {
  /** Id of the event. */
  id: string;
  onUploaded: (image: UploadedAlbumImage) => void;
}

/** Uploads files one after another, as processing each keeps the server's CPU busy. */
export function useAlbumUploads({ id, onUploaded }: AlbumUploads) {
  const [progress, setProgress] = useState<{ number: number; of: number }>();
  const [errors, setErrors] = useState<UploadError[]>([]);
  const { mutateAsync } = trpc.albums.uploadImage.useMutation();

  async function sentenceOf(file: File): Promise<string | undefined> {
    const wrong = imageError(file);
    if (wrong !== undefined) return wrong;
    const form = new FormData();
    form.append("id", id);
    form.append("image", file);
    try {
      onUploaded(await mutateAsync(form));
      return undefined;
    } catch (error) {
      if (!isFailedCall(error)) throw error;
      return errorSentence(error, { failed: messages.uploadFailed });
    }
  }

  return {
    /** 1-based; undefined if nothing is being uploaded. */
    progress,
    /** Errors of the files that were refused. */
    errors,
    upload: async (files: readonly File[]) => {
      setErrors([]);
      for (const [index, file] of files.entries()) {
        setProgress({ number: index + 1, of: files.length });
        const sentence = await sentenceOf(file);
        if (sentence !== undefined) {
          setErrors((before) => [...before, { fileName: file.name, sentence }]);
        }
      }
      setProgress(undefined);
    },
  };
}
