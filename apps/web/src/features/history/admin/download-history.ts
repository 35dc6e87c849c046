import { clearSession, readToken } from "../../../lib/session.ts";

/** The browser has its own hold on a file once its download began. */
const revokeAfterMs = 60_000;

/** @throws Error with the server's sentence, or none, when there is no file to be had */
export async function downloadHistory(filter: Readonly<Record<string, string>>): Promise<void> {
  const token = readToken();
  const address = `/api/admin/history/export?${new URLSearchParams({ ...filter, format: "csv" }).toString()}`;
  const answer = await fetch(address, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) {
    // Handled as by any other call without a session.
    if (answer.status === 401) clearSession();
    throw new Error(await sentenceOf(answer));
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `history-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}

/** Whatever stands between the browser and our server may answer without JSON. */
async function sentenceOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "error" in body ? String(body.error) : "";
}
