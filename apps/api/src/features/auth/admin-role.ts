import type { AdminRole, Standing } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import type { Db } from "@before-ten/db/client";
import { deleteApiKeysOf } from "@before-ten/db/queries/api-keys/api-keys";
import { deleteInvitationTo, deleteInvitationsBy } from "@before-ten/db/queries/auth/invitations";
import {
  type UserRow,
  findUserByEmail,
  findUserForUpdate,
  insertUser,
  setAdminRole,
  setUserPassword,
  updateUserProfile,
} from "@before-ten/db/queries/auth/users";
import { endWaysIn } from "@before-ten/db/queries/auth/ways-in";

/**
 * The only file that gives, changes or ends a role: `admin-role.test.ts` fails for any other. What
 * each of these ends, and why: docs/decisions/0030.
 */

export interface NewAdmin {
  /** Id of an account that is created; a new one by default. */
  id?: string | undefined;
  email: string;
  /** Undefined: an existing account keeps its name, and a new one is called "Admin". */
  name: string | undefined;
  adminRole: AdminRole;
  reach?: Reach | null | undefined;
  passwordHash: string;
  at: Date;
}

interface GivenRole {
  user: UserRow;
  /**
   * True if the account existed: its password was replaced, and its sessions and passkeys ended.
   */
  hadAccount: boolean;
}

/**
 * Gives an address an admin role; the address may already have an account. Someone else may have
 * registered that account, so every session, password and passkey of it ends: only the new password
 * works. Runs inside a transaction that holds `lockAdmins`.
 */
export async function giveRole(trx: Db, admin: NewAdmin): Promise<GivenRole> {
  const { email, adminRole, reach, passwordHash, name, at } = admin;
  await deleteInvitationTo(trx, email);
  const made = await insertUser(trx, { ...admin, name: name ?? "Admin" });
  if (made !== undefined) return { user: made, hadAccount: false };
  const found = await findUserByEmail(trx, email);
  const account = found && (await findUserForUpdate(trx, found.id));
  if (account === undefined) throw new Error("The account was deleted a moment ago: try again");
  const { id } = account;
  await endWaysIn(trx, id);
  await endStanding(trx, id);
  if (name !== undefined) await updateUserProfile(trx, id, { name, at });
  await setUserPassword(trx, id, { passwordHash, at });
  return { user: await setAdminRole(trx, id, adminRole, reach ?? null), hadAccount: true };
}

/** Makes an account with a role; undefined if the address has an account already. */
export async function makeAccountWithRole(
  trx: Db,
  admin: NewAdmin & { name: string },
): Promise<UserRow | undefined> {
  const made = await insertUser(trx, admin);
  if (made !== undefined) await deleteInvitationTo(trx, admin.email);
  return made;
}

/**
 * Gives an admin another role, or ends it with null. They have to sign in again. The password and
 * the second factor stay, unless the address was never confirmed. Runs inside a transaction that
 * holds `lockAdmins` and has locked the account's row.
 */
export async function changeRole(
  trx: Db,
  admin: UserRow,
  { adminRole, reach }: Standing,
): Promise<UserRow> {
  await endWaysIn(trx, admin.id, { secondFactor: admin.email_verified_at !== null });
  await endStanding(trx, admin.id);
  return setAdminRole(trx, admin.id, adminRole, reach);
}

/**
 * Deletes what depends on the former role: its API keys would work again if the account got a role
 * later.
 */
async function endStanding(trx: Db, userId: string): Promise<void> {
  await deleteApiKeysOf(trx, userId, { id: undefined });
  await deleteInvitationsBy(trx, userId);
}
