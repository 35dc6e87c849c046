import { randomBytes } from "node:crypto";
import { recoveryCodeCount } from "@before-ten/contracts/auth/second-factor-rules";
import type { Db } from "@before-ten/db/client";
import { replaceRecoveryCodes } from "@before-ten/db/queries/auth/recovery-codes";
import { hashToken } from "../token.ts";

/** Crockford's: what is read as another letter isn't in it. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const codeLength = 24;
const groupLength = 6;

/** 120 bits, for a person to store and, on a bad day, to type. */
function createCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]);
  return letters.join("").replaceAll(new RegExp(`.{${groupLength}}(?=.)`, "g"), "$&-");
}

/** Makes the hash that the database stores. A code is random enough to need no slow one. */
export function hashCode(typed: string): string {
  const read = typed.toLowerCase().replaceAll(/[\s-]/g, "");
  return hashToken(read.replaceAll("o", "0").replaceAll(/[il]/g, "1"));
}

/** Gives the account new codes, as part of the caller's transaction. This answer alone has them. */
export async function giveRecoveryCodes(
  trx: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  await replaceRecoveryCodes(trx, { userId, hashes: codes.map(hashCode), at });
  return codes;
}
