import type { Db } from "../client.ts";

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

/** With its user as they are now: a role taken away is gone with the next call. Expired sessions aren't found. */
export function findSessionWithUser(db: Db, id: string, now: Date) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.expires_at",
      "users.id",
      "users.name",
      "users.email",
      "users.role",
      "users.email_verified_at",
      "users.created_at",
    ])
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now)
    .where("sessions.absolute_expires_at", ">", now)
    .executeTakeFirst();
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

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where((eb) => eb.or([eb("expires_at", "<=", now), eb("absolute_expires_at", "<=", now)]))
    .execute();
}
