import type { Standing } from "@before-ten/contracts/auth/permissions";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { DB } from "../../schema.ts";

/** `id` is always the SHA-256 of the token its owner holds. */
interface NewSession {
  id: string;
  userId: string;
  at: Date;
  expiresAt: Date;
  absoluteExpiresAt: Date;
  /** Rough name of the browser, shown to the owner; null if unknown. */
  device: string | null;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto("sessions")
    .values({
      id: session.id,
      user_id: session.userId,
      expires_at: session.expiresAt,
      absolute_expires_at: session.absoluteExpiresAt,
      created_at: session.at,
      last_used_at: session.at,
      device: session.device,
    })
    .execute();
}

/**
 * Finds a session with its user's current data: a revoked role takes effect with the next call.
 * Expired sessions aren't found.
 */
export function findSessionWithUser(db: Db, id: string, now: Date) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.expires_at",
      "sessions.last_used_at",
      "sessions.device",
      "users.id",
      "users.name",
      "users.email",
      "users.pending_email",
      "users.role",
      "users.admin_role",
      "users.reach",
      "users.email_verified_at",
      "users.created_at",
    ])
    .select(lacksSecondFactor)
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now)
    .where("sessions.absolute_expires_at", ">", now)
    .executeTakeFirst();
}

/** An admin without a passkey while all admins must have one. */
function lacksSecondFactor(eb: ExpressionBuilder<DB, "users">) {
  const setting = eb
    .selectFrom("settings")
    .select("name")
    .where("name", "=", "require-second-factor")
    .where("value", "=", sql<boolean>`'true'`);
  const passkey = eb
    .selectFrom("passkeys")
    .select("passkeys.id")
    .whereRef("passkeys.user_id", "=", "users.id");
  return eb
    .and([eb("users.role", "=", "admin"), eb.exists(setting), eb.not(eb.exists(passkey))])
    .as("lacks_second_factor");
}

/**
 * Until the transaction ends, the session's user can't be changed or deleted, and stays signed in.
 * Locks the user first, in the same order as deleting an account, whose sessions go after it.
 */
export async function lockSession(trx: Db, id: string, now: Date): Promise<Standing | undefined> {
  const user = await trx
    .selectFrom("users")
    .select(["admin_role as adminRole", "reach"])
    .where("id", "=", (eb) => eb.selectFrom("sessions").select("user_id").where("id", "=", id))
    .forShare()
    .executeTakeFirst();
  const session = await trx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .where("absolute_expires_at", ">", now)
    .forShare()
    .executeTakeFirst();
  return session && user;
}

export function listUserSessions(db: Db, userId: string) {
  return db
    .selectFrom("sessions")
    .select(["id", "user_id", "device", "expires_at"])
    .where("user_id", "=", userId)
    .execute();
}

/** The account's unexpired sessions as its owner sees them, last used first. */
export function listOwnSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom("sessions")
    .select(["id", "public_id", "device", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .where("absolute_expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("public_id")
    .execute();
}

/** Only one of several concurrent calls writes. */
export async function recordSessionUse(
  db: Db,
  id: string,
  { at, unlessSince }: { at: Date; unlessSince: Date },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_used_at: at })
    .where("id", "=", id)
    .where("last_used_at", "<=", unlessSince)
    .execute();
}

/** False if the account has no such session. */
export async function deleteOwnSession(
  db: Db,
  { publicId, userId }: { publicId: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("public_id", "=", publicId)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function prolongSession(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable("sessions").set({ expires_at: expiresAt }).where("id", "=", id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

/**
 * Deletes all of a user's sessions, or all but one, and their sign-ins that wait for a second step,
 * so that an old password no longer gets in.
 */
export async function deleteUserSessions(
  db: Db,
  userId: string,
  { exceptId }: { exceptId?: string } = {},
): Promise<void> {
  await db.deleteFrom("pending_sign_ins").where("user_id", "=", userId).execute();
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(exceptId !== undefined, (query) => query.where("id", "!=", exceptId ?? ""))
    .execute();
}

/** Ends the user's oldest sessions, keeping the `keep` latest. */
export async function deleteOldestSessions(
  db: Db,
  userId: string,
  { newestId, keep }: { newestId: string; keep: number },
): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", userId)
        .where("id", "!=", newestId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .offset(keep - 1),
    )
    .execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where((eb) => eb.or([eb("expires_at", "<=", now), eb("absolute_expires_at", "<=", now)]))
    .execute();
}
