import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import { countRows } from "../shared/count-rows.ts";

/** The data of a new passkey, from its authenticator. */
export interface NewPasskey {
  userId: string;
  name: string;
  /** In base64url, as sent by the browser. */
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  isSynced: boolean;
  at: Date;
}

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

const columns = [
  "id",
  "user_id",
  "name",
  "credential_id",
  "public_key",
  "counter",
  "transports",
  "is_synced",
  "created_at",
  "last_used_at",
] as const;

/** An account's passkeys, oldest first. */
export function listPasskeys(db: Db, userId: string) {
  return db
    .selectFrom("passkeys")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** By its credential id. */
export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom("passkeys")
    .select(columns)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** Undefined if it is already registered, for this account or another. */
export function insertPasskey(db: Db, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  return db
    .insertInto("passkeys")
    .values({
      id: uuidv7(),
      user_id: passkey.userId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      is_synced: passkey.isSynced,
      created_at: passkey.at,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/**
 * False if the passkey was removed meanwhile, or another use has counted as far, in which case it
 * may have been copied.
 */
export async function recordPasskeyUse(
  db: Db,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ counter, last_used_at: at })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("counter", "<", String(counter)), eb("counter", "=", "0")]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Undefined if the account has no such passkey. */
export function deletePasskey(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("name")
    .executeTakeFirst();
}

/** Those registered since then, or all. */
export async function deletePasskeysOf(
  db: Db,
  userId: string,
  { since }: { since?: Date } = {},
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .$if(since !== undefined, (query) => query.where("created_at", ">=", since ?? new Date(0)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export function countPasskeys(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom("passkeys").where("user_id", "=", userId));
}

/** How many admins could sign in with only a password. */
export function countAdminsWithoutPasskey(db: Db): Promise<number> {
  return countRows(
    db
      .selectFrom("users")
      .where("role", "=", "admin")
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("passkeys")
              .select("passkeys.id")
              .whereRef("passkeys.user_id", "=", "users.id"),
          ),
        ),
      ),
  );
}
