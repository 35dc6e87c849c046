import { mkdir, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "./test.ts";

const outbox = join(import.meta.dirname, "../.output/data/outbox");

type MailedPage = "reset-password" | "verify-email" | "undo-email-change";

/**
 * The link to this page in the newest mail to this address, as its reader would follow it. With
 * `former`, waits for a mail whose link is another one.
 */
export function linkIn(address: string, page: MailedPage, former?: string): Promise<string> {
  return inMailTo(address, new RegExp(`/${page}/[\\w-]+`), former);
}

/** The same of a page that finds its token behind the `?`. */
export function queryLinkIn(
  address: string,
  page: "alerts/confirm" | "alerts/leave" | "invitation",
): Promise<string> {
  return inMailTo(address, new RegExp(`/${page}\\?token=[\\w.-]+`));
}

/** What matches first in the newest mail to this address that has such a thing; waits for it. */
export async function inMailTo(address: string, pattern: RegExp, former?: string): Promise<string> {
  let found: string | undefined;
  // The site makes it with the first mail.
  await mkdir(outbox, { recursive: true });
  await expect
    .poll(async () => {
      for (const name of (await readdir(outbox)).toSorted().toReversed()) {
        const source = decoded(await readFile(join(outbox, name), "utf8"));
        if (!source.includes(`To: ${address}`)) continue;
        found = pattern.exec(source)?.[0];
        if (found !== undefined) return found !== former;
      }
      return false;
    })
    .toBe(true);
  return found ?? "";
}

/** Quoted-printable, as far as links and headers in ASCII go. */
function decoded(source: string): string {
  return source.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
}
