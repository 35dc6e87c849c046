import { AppError } from "@before-ten/contracts/shared/errors";
import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { UserRole } from "@before-ten/contracts/auth/roles";
import {
  countAdmins,
  deleteUser as deleteUserRow,
  findUser,
  insertUser,
  listUsers as listUserRows,
  lockAdmins,
} from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { type Maker, tellOwner } from "../../mail/account-notice.ts";
import { adminMade } from "./account.mails.ts";
import { presentUser } from "./auth.present.ts";
import { emailTaken, refuseReservedEmail } from "./email-claims.ts";
import { queueVerification } from "./email-verification.service.ts";

export async function listUsers(
  { db }: Pick<Deps, "db">,
  { page, limit, role }: { page: number; limit: number; role?: UserRole | undefined },
): Promise<PageOf<AccountUser>> {
  const { rows, total } = await listUserRows(db, { role }, { limit, offset: (page - 1) * limit });
  return { items: rows.map(presentUser), pagination: paginate(page, limit, total) };
}

/**
 * Makes another admin. The new address gets a mail that asks whether it is its owner's, and whoever
 * made the admin is told by mail.
 */
export async function createAdmin(
  deps: Pick<
    SignedInDeps,
    "db" | "clock" | "mailQueue" | "accountOwners" | "countingSecret" | "access"
  >,
  {
    name,
    email,
    passwordHash,
    maker,
  }: { name: string; email: string; passwordHash: string; maker: Maker },
): Promise<AccountUser> {
  return inTransaction(deps.db, async (trx) => {
    await lockAdmins(trx);
    // Whoever was deleted, or signed out, while the password was hashed makes no admin.
    await deps.access.require(trx);
    await refuseReservedEmail(trx, { email, at: deps.clock.now() });
    const admin = { name, email, role: "admin", passwordHash, at: deps.clock.now() } as const;
    const row = await insertUser(trx, admin);
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
 * Deletes an account, but never one's own, nor the last admin. Deletions wait for each other, and
 * each counts the admins and checks its caller: somebody who is being deleted can delete nobody
 * else.
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
    // The database's spelling of the id: in capitals it is the same account.
    if (user.id === caller.id) throw new AppError("CONFLICT", userMessages.notOneself);
    if (user.role === "admin" && (await countAdmins(trx)) === 1) {
      throw new AppError("CONFLICT", userMessages.lastAdmin);
    }
    await deleteUserRow(trx, user.id);
  });
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", userMessages.notFound);
}
