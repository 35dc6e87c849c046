import type { UserRole } from "@before-ten/contracts/auth/roles";
import type { Db } from "../../client.ts";

/** `id` is always the SHA-256 of the token its owner holds. */
interface NewSession {
  id: string;
  userId: string;
  at: Date;
  expiresAt: Date;
  absoluteExpiresAt: Date;
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
    })
    .execute();
}

/**
 * Finds a session with its user as they are now: a role taken away is gone with the next call.
 * Expired sessions aren't found.
 */
export function findSessionWithUser(db: Db, id: string, now: Date) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.expires_at",
      "users.id",
      "users.name",
      "users.email",
      "users.pending_email",
      "users.role",
      "users.email_verified_at",
      "users.created_at",
    ])
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now)
    .where("sessions.absolute_expires_at", ">", now)
    .executeTakeFirst();
}

/**
 * Until the transaction ends, the session's user is neither changed nor deleted, and stays signed
 * in. The user is locked first, as deleting an account does: its sessions go after it.
 */
export async function lockSession(
  trx: Db,
  id: string,
  now: Date,
): Promise<{ role: UserRole } | undefined> {
  const user = await trx
    .selectFrom("users")
    .select("role")
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
    .select(["id", "user_id", "expires_at"])
    .where("user_id", "=", userId)
    .execute();
}

export async function prolongSession(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable("sessions").set({ expires_at: expiresAt }).where("id", "=", id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

/** All of a user's sessions, or all but one. */
export async function deleteUserSessions(
  db: Db,
  userId: string,
  { exceptId }: { exceptId?: string } = {},
): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(exceptId !== undefined, (query) => query.where("id", "!=", exceptId ?? ""))
    .execute();
}

/** Ends the user's oldest sessions, so that the `keep` latest remain. */
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
