import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";

export interface ExportFilter {
  search?: string;
  status?: SubscriberStatus;
}

export function exportAddress(filter: ExportFilter): string {
  return `/api/admin/newsletter/export?${new URLSearchParams({ ...filter, format: "csv" }).toString()}`;
}

/** The server's day, as in its own file names. */
export function exportFileName(now: Date): string {
  return `subscribers-${now.toISOString().slice(0, 10)}.csv`;
}

interface DownloadOptions {
  token: string | null;
  signal: AbortSignal;
  /** Receives the number of bytes so far. */
  onProgress: (bytes: number) => void;
}

/** Rejects if the server refuses or the response is incomplete. */
export async function downloadExport(
  filter: ExportFilter,
  { token, signal, onProgress }: DownloadOptions,
): Promise<Blob> {
  const answer = await fetch(exportAddress(filter), {
    signal,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!answer.ok || answer.body === null) throw await errorIn(answer);
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        onProgress(bytes);
        controller.enqueue(piece);
      },
    }),
  );
  // Browsers may keep a blob on disk; a million subscribers are hundreds of megabytes.
  return new Response(counted, { headers: { "content-type": "text/csv" } }).blob();
}

/** An export that the server refused. The message is the server's, or empty. */
export class ExportRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function errorIn(answer: Response): Promise<ExportRefused> {
  // A proxy between the browser and our server may answer without JSON.
  const body: unknown = await answer.json().catch(() => undefined);
  const hasSentence = typeof body === "object" && body !== null && "error" in body;
  return new ExportRefused(answer.status, hasSentence ? String(body.error) : "");
}
