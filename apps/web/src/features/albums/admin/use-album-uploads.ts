import { adminAlbumMessages as messages } from "@before-ten/contracts/albums/admin-messages";
import type { UploadedAlbumImage } from "@before-ten/contracts/albums/output";
import { useState } from "react";
import { imageTypeError } from "../../../admin/form/image-error.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { isFailedCall, trpc } from "../../../lib/api/trpc.ts";

interface FailedUpload {
  file: File;
  sentence: string;
}

interface AlbumUploads {
  /** Id of the event. */
  id: string;
  onUploaded: (image: UploadedAlbumImage) => void;
}

/** More would only wait for each other on a phone's uplink. */
const atOnce = 3;

/** Uploads files, three at a time. What fails can be sent again, alone or together. */
export function useAlbumUploads({ id, onUploaded }: AlbumUploads) {
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [failed, setFailed] = useState<FailedUpload[]>([]);
  const { mutateAsync } = trpc.albums.uploadImage.useMutation();

  async function sentenceOf(file: File): Promise<string | undefined> {
    const wrong = imageTypeError(file);
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

  async function upload(files: readonly File[]): Promise<void> {
    setFailed((before) => before.filter(({ file }) => !files.includes(file)));
    setProgress({ done: 0, of: files.length });
    const waiting = [...files];
    const takeTurns = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        const sentence = await sentenceOf(file);
        const sent = file;
        if (sentence !== undefined) setFailed((before) => [...before, { file: sent, sentence }]);
        setProgress((before) => before && { ...before, done: before.done + 1 });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
    setProgress(undefined);
  }

  return {
    /** Undefined if nothing is being uploaded. */
    progress,
    /** The files that didn't arrive, or were refused. */
    failed,
    upload,
    /** Takes a file off the list of failed ones. */
    forget: (file: File) => setFailed((before) => before.filter((each) => each.file !== file)),
  };
}
