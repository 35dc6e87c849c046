import { mkdir, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "./test.ts";

const outbox = join(import.meta.dirname, "../.output/data/outbox");

type MailedPage = "reset-password" | "verify-email" | "undo-email-change";

/**
 * The link to this page in the newest mail to this address, as its reader would follow it. With
 * `former`, waits for a mail with another link.
 */
export function linkIn(address: string, page: MailedPage, former?: string): Promise<string> {
  return inMailTo(address, new RegExp(`/${page}/[\\w-]+`), former);
}

/** The same for a page whose token is in the query. */
export function queryLinkIn(
  address: string,
  page: "alerts/confirm" | "alerts/leave" | "invitation",
): Promise<string> {
  return inMailTo(address, new RegExp(`/${page}\\?token=[\\w.-]+`));
}

/** The first match in the newest mail to this address that has one; waits for it. */
export async function inMailTo(address: string, pattern: RegExp, former?: string): Promise<string> {
  let found: string | undefined;
  // The site creates it with the first mail.
  await mkdir(outbox, { recursive: true });
  await expect
    .poll(async () => {
      // The site renames a file once it is written.
      const written = (await readdir(outbox)).filter((name) => name.endsWith(".eml"));
      for (const name of written.toSorted().toReversed()) {
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

/** Decodes quoted-printable, as far as ASCII links and headers need it. */
function decoded(source: string): string {
  return source.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
}
