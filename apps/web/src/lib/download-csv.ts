import { notifyError } from "./notify.ts";
import { saveFile } from "./save-file.ts";
import { clearSessionOn401, readToken } from "./api/session.ts";

/** Downloads a CSV file from the server under the server's name for it; a toast reports errors. */
export async function downloadCsv(
  address: string,
  { name, failed }: { name: string; failed: string },
): Promise<void> {
  const token = readToken();
  try {
    const answer = await fetch(address, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    clearSessionOn401(answer);
    if (!answer.ok) throw new Error(`The export was answered with ${answer.status}`);
    saveFile(await answer.blob(), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  } catch {
    notifyError(failed);
  }
}
