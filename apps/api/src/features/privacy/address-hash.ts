import type { Db } from "@before-ten/db/client";
import { spellingsOf } from "@before-ten/db/queries/privacy/person-files";
import { findErasedHashes } from "@before-ten/db/queries/privacy/erasures";
import type { Deps } from "../../deps.ts";
import { hashedKey } from "../../http/client/hashed-key.ts";

type Secret = Pick<Deps, "erasureSecret">;

/** A hash that recognizes an erased address without revealing it. */
export function addressHash({ erasureSecret }: Secret, address: string): string {
  return hashedKey(erasureSecret, `erased:${address}`);
}

/** Those of the addresses whose owners asked to be erased. */
export async function findErased(
  deps: Secret,
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const hashes = addresses.map((address) =>
    spellingsOf(address).map((spelling) => addressHash(deps, spelling)),
  );
  const erased = await findErasedHashes(db, hashes.flat());
  return new Set(
    addresses.filter((_, index) => hashes[index]?.some((hash) => erased.has(hash)) ?? false),
  );
}
