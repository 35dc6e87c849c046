import { importMessages as messages } from "@before-ten/contracts/imports/messages";
import {
  type ImportKind,
  importPartBytes,
  maxImportBytes,
} from "@before-ten/contracts/imports/rules";
import { useEffect, useRef, useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { isFailedCall, trpc } from "../../../lib/api/trpc.ts";
import { importPageMessages } from "./import-texts.ts";

export interface Upload {
  /** Undefined if nothing is being uploaded. */
  percent: number | undefined;
  error: string | undefined;
  send: (file: File) => Promise<void>;
}

/** Uploads a file in chunks. `onSent` gets the id of its import once it is complete. */
export function useUpload(kind: ImportKind, onSent: (id: string) => void): Upload {
  const { client } = trpc.useUtils();
  const calls = kind === "subscribers" ? client.subscriberImports : client.eventImports;
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function sendParts(file: File, signal: AbortSignal): Promise<string> {
    const { id } = await calls.create.mutate(
      { fileName: file.name.slice(-200) || "file.csv", fileBytes: file.size },
      { signal },
    );
    for (let at = 0; at < file.size; at += importPartBytes) {
      const content = await base64Of(file.slice(at, at + importPartBytes));
      await calls.append.mutate({ id, firstByte: at, content }, { signal });
      setPercent(Math.round((Math.min(file.size, at + importPartBytes) / file.size) * 100));
    }
    return id;
  }

  async function send(file: File): Promise<void> {
    const refused =
      file.size > maxImportBytes ? messages.tooLarge : file.size === 0 ? messages.empty : undefined;
    setError(refused);
    if (refused !== undefined || percent !== undefined) return;
    const control = new AbortController();
    running.current = control;
    setPercent(0);
    try {
      onSent(await sendParts(file, control.signal));
    } catch (thrown) {
      if (control.signal.aborted) return;
      const failed = importPageMessages.uploadFailed;
      setError(isFailedCall(thrown) ? errorSentence(thrown, { failed }) : failed);
    } finally {
      setPercent(undefined);
    }
  }

  return { percent, error, send };
}

function base64Of(part: Blob): Promise<string> {
  const reader = new FileReader();
  const read = Promise.withResolvers<string>();
  reader.addEventListener("load", () => {
    const { result } = reader;
    read.resolve(typeof result === "string" ? result.slice(result.indexOf(",") + 1) : "");
  });
  reader.addEventListener("error", () => read.reject(new Error("The file can't be read")));
  reader.readAsDataURL(part);
  return read.promise;
}
