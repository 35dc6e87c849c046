import { mkdir, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "./test.ts";

const outbox = join(import.meta.dirname, "../.output/data/outbox");

type MailedPage = "reset-password" | "verify-email" | "undo-email-change";

/** The link to this page in the newest mail to this address, as its reader would follow it. */
export async function linkIn(address: string, page: MailedPage): Promise<string> {
  let link: string | undefined;
  // The site makes it with the first mail.
  await mkdir(outbox, { recursive: true });
  await expect
    .poll(async () => {
      for (const name of (await readdir(outbox)).toSorted().toReversed()) {
        const source = (await readFile(join(outbox, name), "utf8")).replaceAll(/=\r?\n/g, "");
        if (!source.includes(`To: ${address}`)) continue;
        link = new RegExp(`/${page}/[\\w-]+`).exec(source)?.[0];
        if (link !== undefined) return true;
      }
      return false;
    })
    .toBe(true);
  return link ?? "";
}
