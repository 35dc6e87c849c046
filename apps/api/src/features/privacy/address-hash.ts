import type { Db } from "@before-ten/db/client";
import { findErasedHashes } from "@before-ten/db/queries/privacy/erasures";
import type { Deps } from "../../deps.ts";
import { hashedKey } from "../../http/hashed-key.ts";

type Secret = Pick<Deps, "erasureSecret">;

/** What recognises an erased address and doesn't tell it. */
export function addressHash({ erasureSecret }: Secret, address: string): string {
  return hashedKey(erasureSecret, `erased:${address.toLowerCase()}`);
}

/** Those of the addresses whose owners asked to be erased. */
export async function findErased(
  deps: Secret,
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const hashes = addresses.map((address) => addressHash(deps, address));
  const erased = await findErasedHashes(db, hashes);
  return new Set(addresses.filter((_, index) => erased.has(hashes[index] ?? "")));
}
