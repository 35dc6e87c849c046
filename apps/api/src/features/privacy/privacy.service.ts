import { privacyMessages as messages } from "@before-ten/contracts/privacy/messages";
import type { Erasure, PrivacyRecords } from "@before-ten/contracts/privacy/output";
import { privacyAreas } from "@before-ten/contracts/privacy/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import {
  type ErasureRecord,
  insertErasure,
  listErasures as listErasureRecords,
} from "@before-ten/db/queries/privacy/erasures";
import { erasePerson, findPersonRecords } from "@before-ten/db/queries/privacy/person-records";
import { inTransaction } from "@before-ten/db/transactions";
import { v7 as uuidv7 } from "uuid";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { addressHash } from "./address-hash.ts";

type Tools = Pick<Deps, "db" | "erasureSecret">;

/** An address rarely has even two. */
const shownErasures = 20;

export async function searchPerson(deps: Tools, email: string): Promise<PrivacyRecords> {
  const records = await findPersonRecords(deps.db, email);
  const erasures = await listErasureRecords(deps.db, {
    addressHash: addressHash(deps, email),
    limit: shownErasures,
    offset: 0,
  });
  return {
    email,
    isAdmin: records.account.some(({ role }) => role === "admin"),
    sections: privacyAreas
      .map((area) => ({ area, items: records[area].map(presentRecord) }))
      .filter(({ items }) => items.length > 0),
    erasures: erasures.rows.map(presentErasure),
  };
}

/**
 * Removes everything stored about an address. What stays is a receipt without the address; imports
 * leave the address out from now on, even if nothing was stored.
 */
export async function erase(
  deps: Tools & Pick<SignedInDeps, "clock" | "access">,
  { email, author }: { email: string; author: { id: string; name: string } },
): Promise<Erasure> {
  const id = uuidv7();
  const at = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    await deps.access.require(trx);
    const { isAdmin } = await searchPerson({ ...deps, db: trx }, email);
    if (isAdmin) throw new AppError("CONFLICT", messages.admin);
    const removed = await erasePerson(trx, email, at);
    const hash = addressHash(deps, email);
    await insertErasure(trx, { id, addressHash: hash, removed, author, at });
    return { id, removed, author, createdAt: at.toISOString() };
  });
}

/** Latest first. */
export async function listErasures(
  { db }: Pick<Deps, "db">,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<Erasure>> {
  const { rows, total } = await listErasureRecords(db, { limit, offset: (page - 1) * limit });
  return { items: rows.map(presentErasure), pagination: paginate(page, limit, total) };
}

function presentErasure(row: ErasureRecord): EveryKey<Erasure> {
  return {
    id: row.id,
    removed: row.removed,
    author: { id: row.author_id, name: row.author_name },
    createdAt: row.created_at.toISOString(),
  };
}

/** The person's own data; the query names every column. */
function presentRecord(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => [
      column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
}
