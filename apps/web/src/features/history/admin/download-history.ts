import { saveFile } from "../../../lib/save-file.ts";
import { clearSessionOn401, readToken } from "../../../lib/api/session.ts";

/** @throws Error with the server's message, or an empty one, if there is no file */
export async function downloadHistory(filter: Readonly<Record<string, string>>): Promise<void> {
  const token = readToken();
  const address = `/api/admin/history/export?${new URLSearchParams({ ...filter, format: "csv" }).toString()}`;
  const answer = await fetch(address, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  clearSessionOn401(answer);
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  saveFile(await answer.blob(), `history-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** A proxy between the browser and our server may answer without JSON. */
async function sentenceOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "error" in body ? String(body.error) : "";
}
