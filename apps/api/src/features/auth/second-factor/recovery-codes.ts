import { randomBytes } from "node:crypto";
import { recoveryCodeCount } from "@before-ten/contracts/auth/rules";
import type { Db } from "@before-ten/db/client";
import { replaceRecoveryCodes } from "@before-ten/db/queries/auth/second-factor";
import { hashToken } from "../sessions/token.ts";

/** Crockford's alphabet, without letters that are easily mistaken for others. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const codeLength = 24;
const groupLength = 6;

/** 120 bits, for a person to store and to type in an emergency. */
function createCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]);
  return letters.join("").replaceAll(new RegExp(`.{${groupLength}}(?=.)`, "g"), "$&-");
}

/** Makes the hash to store. A code is random, so it needs no slow hash. */
export function hashCode(typed: string): string {
  const read = typed.toLowerCase().replaceAll(/[\s-]/g, "");
  return hashToken(read.replaceAll("o", "0").replaceAll(/[il]/g, "1"));
}

/** Gives the account new codes, in the caller's transaction. They are only in this answer. */
export async function giveRecoveryCodes(
  trx: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  await replaceRecoveryCodes(trx, { userId, hashes: codes.map(hashCode), at });
  return codes;
}
