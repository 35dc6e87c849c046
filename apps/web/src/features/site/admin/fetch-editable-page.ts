import { editingHeader } from "@before-ten/contracts/site/rules";
import { pageNonce } from "../../../lib/page/page-nonce.ts";
import { readToken } from "../../../lib/api/session.ts";
import { withoutScripts } from "./editable-document.ts";

/** The page with its drafts, without scripts, and with marks around each text. */
export async function fetchEditablePage(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${readToken()}`, [editingHeader]: "editing" },
    signal,
  });
  if (answer.headers.get("content-type")?.startsWith("text/html") !== true) {
    throw new Error(await answer.text());
  }
  return withoutScripts(await answer.text(), pageNonce());
}
