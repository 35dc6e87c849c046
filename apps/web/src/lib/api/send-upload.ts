import { uploadStallMs } from "@before-ten/contracts/shared/limits";
import { shrunkForm } from "./shrink-image.ts";

/** An upload in progress; `fetch` tells nothing about it, so it is sent by XMLHttpRequest. */
interface Upload {
  sentBytes: number;
  totalBytes: number;
}

const uploads = new Set<Upload>();
const listeners = new Set<() => void>();
/** In percent, of all uploads together; undefined while there are none. */
let percent: number | undefined;

function changed(): void {
  const all = [...uploads];
  const total = all.reduce((sum, { totalBytes }) => sum + totalBytes, 0);
  const sent = all.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  percent = all.length === 0 ? undefined : Math.floor((sent / Math.max(1, total)) * 100);
  for (const listener of listeners) listener();
}

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readUploadPercent(): number | undefined {
  return percent;
}

interface UploadCall {
  method?: string | undefined;
  headers: Headers;
  body: FormData;
  signal?: AbortSignal | null | undefined;
}

/**
 * Sends a form with an image, made smaller before where that saves bytes. It has as long as bytes
 * leave; then the answer has the same time. Rejects like `fetch`.
 */
export async function sendUpload(
  url: string,
  { method = "POST", headers, body, signal }: UploadCall,
): Promise<Response> {
  const form = await shrunkForm(body);
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const upload: Upload = { sentBytes: 0, totalBytes: 0 };
    let stall: ReturnType<typeof setTimeout> | undefined;
    const stillAlive = () => {
      clearTimeout(stall);
      stall = setTimeout(() => call.abort(), uploadStallMs);
    };
    const abort = () => call.abort();
    call.open(method, url);
    headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.responseType = "arraybuffer";
    call.upload.addEventListener("progress", ({ loaded, total }) => {
      Object.assign(upload, { sentBytes: loaded, totalBytes: total });
      stillAlive();
      changed();
    });
    call.addEventListener("loadend", () => {
      clearTimeout(stall);
      signal?.removeEventListener("abort", abort);
      uploads.delete(upload);
      changed();
      if (call.status === 0)
        reject(signal?.aborted ? abortError() : new TypeError("Upload failed"));
      else resolve(responseOf(call));
    });
    signal?.addEventListener("abort", abort);
    uploads.add(upload);
    stillAlive();
    changed();
    call.send(form);
  });
}

function abortError(): DOMException {
  return new DOMException("The upload was aborted", "AbortError");
}

function responseOf(call: XMLHttpRequest): Response {
  const lines = call.getAllResponseHeaders().trim().split(/\r\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(":");
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : [];
  });
  const body: unknown = call.response;
  return new Response(body instanceof ArrayBuffer && body.byteLength > 0 ? body : null, {
    status: call.status,
    headers,
  });
}
