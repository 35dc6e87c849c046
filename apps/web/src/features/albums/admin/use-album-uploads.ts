import { adminAlbumMessages as messages } from "@before-ten/contracts/albums/admin-messages";
import type { UploadedAlbumImage } from "@before-ten/contracts/albums/output";
import { useState } from "react";
import { imageTypeError } from "../../../admin/form/image/image-error.ts";
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

  async function send(file: File): Promise<UploadedAlbumImage | string> {
    const wrong = imageTypeError(file);
    if (wrong !== undefined) return wrong;
    const form = new FormData();
    form.append("id", id);
    form.append("image", file);
    try {
      return await mutateAsync(form);
    } catch (error) {
      if (!isFailedCall(error)) throw error;
      return errorSentence(error, { failed: messages.uploadFailed });
    }
  }

  async function upload(files: readonly File[]): Promise<void> {
    setFailed((before) => before.filter(({ file }) => !files.includes(file)));
    setProgress({ done: 0, of: files.length });
    const waiting = [...files.entries()];
    const ended = new Map<number, UploadedAlbumImage | string>();
    let next = 0;
    /** In the order they were chosen, whichever arrives first: captions are written in it. */
    const report = () => {
      for (let end = ended.get(next); end !== undefined; end = ended.get(next)) {
        if (typeof end !== "string") onUploaded(end);
        next += 1;
      }
    };
    const takeTurns = async () => {
      for (let turn = waiting.shift(); turn !== undefined; turn = waiting.shift()) {
        const [at, file] = turn;
        const end = await send(file);
        ended.set(at, end);
        report();
        if (typeof end === "string") {
          setFailed((before) => [...before, { file, sentence: end }]);
        }
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
