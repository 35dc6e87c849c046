import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import type { UserRole } from "@before-ten/contracts/auth/roles";
import { type Selectable, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import type { Users } from "../../schema.ts";
import { countRows } from "../shared/count-rows.ts";

export type UserRow = Selectable<Users>;

interface NewUser {
  /** Set if the id must be known beforehand, as when users register themselves. */
  id?: string | undefined;
  name: string;
  email: string;
  /** Null for a plain user. */
  adminRole: AdminRole | null;
  reach?: Reach | null | undefined;
  passwordHash: string;
  at: Date;
}

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Finds the account and locks its row until the transaction ends. */
export function findUserForUpdate(trx: Db, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Undefined if the address is taken. */
export function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  return db
    .insertInto("users")
    .values({
      id: user.id ?? uuidv7(),
      name: user.name,
      email: user.email,
      role: roleOf(user.adminRole),
      admin_role: user.adminRole,
      reach: reachText(user.reach),
      password_hash: user.passwordHash,
      created_at: user.at,
      updated_at: user.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

interface ProfileChange {
  name?: string | undefined;
  /** The pending address; null drops it. */
  pendingEmail?: string | null | undefined;
  at: Date;
}

export function updateUserProfile(
  db: Db,
  id: string,
  { name, pendingEmail, at }: ProfileChange,
): Promise<UserRow> {
  return db
    .updateTable("users")
    .set({ updated_at: at })
    .$if(name !== undefined, (update) => update.set({ name }))
    .$if(pendingEmail !== undefined, (update) => update.set({ pending_email: pendingEmail }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Makes the pending address the account's, once a link has proved that the user reads it. False
 * without such a pending address (any more). Throws PostgreSQL's unique violation if another
 * account got the address meanwhile: see `isUniqueViolation`.
 */
export async function takePendingEmail(
  db: Db,
  { id, email, at }: { id: string; email: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set((eb) => ({
      email: eb.fn.coalesce("pending_email", "email"),
      pending_email: null,
      email_verified_at: at,
      updated_at: at,
    }))
    .where("id", "=", id)
    .where("pending_email", "=", email)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Drops the pending address. */
export async function dropPendingEmail(db: Db, id: string): Promise<void> {
  await db.updateTable("users").set({ pending_email: null }).where("id", "=", id).execute();
}

/**
 * Only for a caller who has proved that they read the address. Throws PostgreSQL's unique violation
 * as `takePendingEmail` does.
 */
export async function restoreEmail(
  db: Db,
  id: string,
  { email, at }: { email: string; at: Date },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ email, pending_email: null, email_verified_at: at, updated_at: at })
    .where("id", "=", id)
    .execute();
}

export async function setUserPassword(
  db: Db,
  id: string,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: passwordHash, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** Marks the address as verified, unless the account has another one by now. */
export async function markEmailVerified(
  db: Db,
  { id, email, at }: { id: string; email: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set((eb) => ({
      email_verified_at: eb.fn.coalesce("email_verified_at", eb.val(at)),
      updated_at: at,
    }))
    .where("id", "=", id)
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Null makes an admin a plain user. */
export async function setAdminRole(
  db: Db,
  id: string,
  adminRole: AdminRole | null,
  reach: Reach | null = null,
): Promise<UserRow> {
  return db
    .updateTable("users")
    .set({ role: roleOf(adminRole), admin_role: adminRole, reach: reachText(reach) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function roleOf(adminRole: AdminRole | null): UserRole {
  return adminRole === null ? "user" : "admin";
}

function reachText(reach: Reach | null | undefined): string | null {
  return reach ? JSON.stringify(reach) : null;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Blocks adding and removing admins until the transaction ends. */
export async function lockAdmins(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('before-ten admins'))`.execute(trx);
}

interface UserFilter {
  role?: UserRole | undefined;
  adminRole?: AdminRole | undefined;
}

/** Oldest account first. */
export async function listUsers(
  db: Db,
  { role, adminRole }: UserFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const found = db
    .selectFrom("users")
    .$if(role !== undefined, (query) => query.where("role", "=", role ?? "user"))
    .$if(adminRole !== undefined, (query) => query.where("admin_role", "=", adminRole ?? "owner"));
  const rows = await found
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countRows(found) };
}

export function countOwners(db: Db): Promise<number> {
  return countRows(db.selectFrom("users").where("admin_role", "=", "owner"));
}

/** Sessions and mailed links are deleted with the account. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}
