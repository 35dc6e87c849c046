import type { ApiScope } from "@before-ten/contracts/api-keys/rules";
import type { Standing } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import { countRows } from "../shared/count-rows.ts";

/** `keyHash` is always the SHA-256 of the secret its owner holds. */
interface NewApiKey {
  name: string;
  hint: string;
  keyHash: string;
  scopes: ApiScope[];
  reach?: Reach | null;
  createdBy: string;
  at: Date;
}

export type ApiKeyRow = Awaited<ReturnType<typeof listApiKeys>>[number];

/** Lists all keys, latest first, each with its maker's name and role. */
export function listApiKeys(db: Db) {
  return db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "api_keys.created_by")
    .select([
      "api_keys.id",
      "api_keys.name",
      "api_keys.hint",
      "api_keys.scopes",
      "api_keys.reach",
      "api_keys.created_at",
      "api_keys.last_used_at",
      "users.name as created_by_name",
      "users.role as created_by_role",
    ])
    .orderBy("api_keys.created_at", "desc")
    .orderBy("api_keys.id", "desc")
    .execute();
}

/** Blocks the creation of keys until the transaction ends. */
export async function lockApiKeys(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('before-ten api keys'))`.execute(trx);
}

export function countApiKeys(db: Db): Promise<number> {
  return countRows(db.selectFrom("api_keys"));
}

export function insertApiKey(db: Db, key: NewApiKey) {
  return db
    .insertInto("api_keys")
    .values({
      id: uuidv7(),
      name: key.name,
      hint: key.hint,
      key_hash: key.keyHash,
      scopes: key.scopes,
      reach: key.reach ? JSON.stringify(key.reach) : null,
      created_by: key.createdBy,
      created_at: key.at,
    })
    .returning(["id", "name", "hint", "scopes", "reach", "created_at", "last_used_at"])
    .executeTakeFirstOrThrow();
}

/** Lists the user's keys, latest first. */
export function listApiKeysOf(db: Db, userId: string) {
  return db
    .selectFrom("api_keys")
    .select(["id", "name", "hint", "created_at", "last_used_at"])
    .where("created_by", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Deletes one of the user's keys, or all of them. */
export async function deleteApiKeysOf(
  db: Db,
  userId: string,
  { id }: { id: string | undefined },
): Promise<void> {
  await db
    .deleteFrom("api_keys")
    .where("created_by", "=", userId)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .execute();
}

export function findApiKey(
  db: Db,
  id: string,
): Promise<{ name: string; hint: string } | undefined> {
  return db.selectFrom("api_keys").select(["name", "hint"]).where("id", "=", id).executeTakeFirst();
}

/**
 * Finds a key by its hash, unless its maker is no longer an admin. Only owners make keys, and
 * another role ends them, so a maker with a reach has none.
 */
export function findApiKeyOfAdmin(db: Db, keyHash: string) {
  return db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "api_keys.created_by")
    .select([
      "api_keys.id",
      "api_keys.name",
      "api_keys.scopes",
      "api_keys.reach",
      "api_keys.last_used_at",
      "users.admin_role",
    ])
    .where("api_keys.key_hash", "=", keyHash)
    .where("users.role", "=", "admin")
    .where("users.reach", "is", null)
    .executeTakeFirst();
}

/**
 * Undefined if there is no such key of an admin. Until the transaction ends, the key can't be
 * revoked and its maker's role can't change.
 */
export async function lockApiKeyOfAdmin(trx: Db, id: string): Promise<Standing | undefined> {
  const maker = await trx
    .selectFrom("users")
    .select("admin_role as adminRole")
    .where("id", "=", (eb) => eb.selectFrom("api_keys").select("created_by").where("id", "=", id))
    .where("role", "=", "admin")
    .where("reach", "is", null)
    .forShare()
    .executeTakeFirst();
  const key = await trx
    .selectFrom("api_keys")
    .select("reach")
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  return key && maker && { ...maker, ...key };
}

/** Only one of several concurrent calls writes. */
export async function recordApiKeyUse(
  db: Db,
  id: string,
  { at, unlessSince }: { at: Date; unlessSince: Date },
): Promise<void> {
  await db
    .updateTable("api_keys")
    .set({ last_used_at: at })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("last_used_at", "is", null), eb("last_used_at", "<=", unlessSince)]))
    .execute();
}

/** Returns its name and maker; undefined if there is no such key. */
export function deleteApiKey(
  db: Db,
  id: string,
): Promise<{ name: string; hint: string; created_by: string } | undefined> {
  return db
    .deleteFrom("api_keys")
    .where("id", "=", id)
    .returning(["name", "hint", "created_by"])
    .executeTakeFirst();
}
