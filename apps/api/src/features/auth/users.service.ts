import { isDeepStrictEqual } from "node:util";
import { AppError } from "@before-ten/contracts/shared/errors";
import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { Db } from "@before-ten/db/client";
import type { AdminRole, Standing } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import type { UserRole } from "@before-ten/contracts/auth/roles";
import {
  type UserRow,
  countOwners,
  deleteUser as deleteUserRow,
  findUser,
  findUserForUpdate,
  listUsers as listUserRows,
  lockAdmins,
} from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { type Maker, tellOwner } from "../../mail/account-notice.ts";
import { adminMade, roleChanged } from "./account.mails.ts";
import { changeRole, makeAccountWithRole } from "./admin-role.ts";
import { presentUser } from "./auth.present.ts";
import { emailTaken, refuseReservedEmail } from "./email/email-claims.ts";
import { queueVerification } from "./email/email-verification.service.ts";

interface UserFilter {
  role?: UserRole | undefined;
  adminRole?: AdminRole | undefined;
}

export async function listUsers(
  { db }: Pick<Deps, "db">,
  { page, limit, ...filter }: UserFilter & { page: number; limit: number },
): Promise<PageOf<AccountUser>> {
  const { rows, total } = await listUserRows(db, filter, { limit, offset: (page - 1) * limit });
  return { items: rows.map(presentUser), pagination: paginate(page, limit, total) };
}

/**
 * Makes another admin. The new address gets a mail to confirm it, and the admin who made the
 * account is notified.
 */
export async function createAdmin(
  deps: Pick<
    SignedInDeps,
    "db" | "clock" | "mailQueue" | "accountOwners" | "countingSecret" | "access"
  >,
  {
    name,
    email,
    adminRole,
    reach,
    passwordHash,
    maker,
  }: {
    name: string;
    email: string;
    adminRole: AdminRole;
    reach: Reach | null;
    passwordHash: string;
    maker: Maker;
  },
): Promise<AccountUser> {
  return inTransaction(deps.db, async (trx) => {
    await lockAdmins(trx);
    // The caller may have been deleted or signed out while the password was hashed.
    await deps.access.require(trx);
    await refuseReservedEmail(trx, { email, at: deps.clock.now() });
    const admin = { name, email, adminRole, reach, passwordHash, at: deps.clock.now() };
    const row = await makeAccountWithRole(trx, admin);
    if (row === undefined) throw emailTaken();
    await queueVerification(deps, trx, row);
    await tellOwner(deps, trx, {
      maker,
      enqueue: (notice) => deps.mailQueue.enqueue(trx, adminMade, { ...notice, adminId: row.id }),
    });
    return presentUser(row);
  });
}

/**
 * Deletes an account, but never the caller's own or the last owner. Deletions run one at a time,
 * and each checks its caller and counts the owners: an admin who is being deleted can't delete
 * others.
 */
export async function deleteUser(
  { db, access }: Pick<SignedInDeps, "db" | "access">,
  caller: AccountUser,
  id: string,
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  await inTransaction(db, async (trx) => {
    await lockAdmins(trx);
    await access.require(trx);
    const user = await findUser(trx, id);
    if (user === undefined) throw notFound();
    // Compares with the id as stored: in capitals it is the same account.
    if (user.id === caller.id) throw new AppError("CONFLICT", userMessages.notOneself);
    await refuseLastOwner(trx, user);
    await deleteUserRow(trx, user.id);
  });
}

/**
 * Gives an admin another role; null ends their access, and they stay a user. They are signed out,
 * and notified by mail. Not allowed for oneself or the last owner. Takes the same lock as
 * deletions.
 */
export async function changeAdminRole(
  { db, access, mailQueue }: Pick<SignedInDeps, "db" | "access" | "mailQueue">,
  caller: AccountUser,
  { id, adminRole, reach }: Standing & { id: string },
): Promise<AccountUser> {
  if (!isUuid(id)) throw notFound();
  return inTransaction(db, async (trx) => {
    await lockAdmins(trx);
    await access.require(trx);
    const user = await findUserForUpdate(trx, id);
    if (user === undefined) throw notFound();
    if (user.id === caller.id) throw new AppError("CONFLICT", userMessages.notOwnRole);
    if (user.admin_role === null) throw new AppError("CONFLICT", userMessages.noAdmin);
    if (user.admin_role === adminRole && isDeepStrictEqual(user.reach, reach)) {
      return presentUser(user);
    }
    if (adminRole !== "owner") await refuseLastOwner(trx, user);
    const told = { userId: user.id, adminRole, ownerId: caller.id };
    await mailQueue.enqueue(trx, roleChanged, told);
    return presentUser(await changeRole(trx, user, { adminRole, reach }));
  });
}

/**
 * Keeps one owner, who can make admins. Runs inside a transaction that holds `lockAdmins`.
 * @throws AppError CONFLICT
 */
async function refuseLastOwner(trx: Db, user: UserRow): Promise<void> {
  if (user.admin_role !== "owner" || (await countOwners(trx)) > 1) return;
  throw new AppError("CONFLICT", userMessages.lastOwner);
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", userMessages.notFound);
}
