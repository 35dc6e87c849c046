import { mailsADay } from "@before-ten/contracts/shared/limits";
import type { Db } from "@before-ten/db/client";
import { countHit } from "@before-ten/db/queries/shared/rate-limits";
import type { Deps } from "../deps.ts";
import { hashedKey } from "../http/client/hashed-key.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * Whether one more mail of this kind may go to the mailbox: three in any 24 hours, because anyone
 * can type anyone's address, from any number of networks. Each of the three counts separately and
 * is free again a day after it was used: a shared counter would reset in the middle of a burst and
 * let six through. Counts the mail in the caller's transaction. The result must not be revealed to
 * the person who typed the address.
 */
export async function mayMail(
  { clock, countingSecret }: Pick<Deps, "clock" | "countingSecret">,
  trx: Db,
  { email, kind }: { email: string; kind: string },
): Promise<boolean> {
  const mailbox = mailboxOf(email);
  for (let place = 1; place <= mailsADay; place += 1) {
    const key = hashedKey(countingSecret, `${kind} mail ${place} to ${mailbox}`);
    const { hits } = await countHit(trx, clock.now(), { key, windowMs: dayMs });
    if (hits === 1) return true;
  }
  return false;
}

/** The mailbox of an address: many servers treat `ana+x` as `ana`, Google `a.n.a` too. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const domain = email.slice(at + 1);
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
