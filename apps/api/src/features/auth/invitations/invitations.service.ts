import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import type { Invitation } from "@before-ten/contracts/auth/output";
import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import {
  deleteInvitation,
  findInvitation,
  insertInvitation,
  listInvitations as listInvitationRows,
  renewInvitation,
  type InvitationRow,
} from "@before-ten/db/queries/auth/invitations";
import { findUserByEmail } from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Deps, SignedInDeps } from "../../../deps.ts";
import { type Maker, tellOwner } from "../../../mail/account-notice.ts";
import { mayMail } from "../../../mail/mailbox-limit.ts";
import { expiryOf } from "./invitation-expiry.ts";
import { adminInvitation, adminInvited } from "./invitations.mails.ts";

type InviteDeps = Pick<
  SignedInDeps,
  "db" | "clock" | "mailQueue" | "accountOwners" | "countingSecret" | "access"
>;

export async function listInvitations({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<Invitation[]> {
  const rows = await listInvitationRows(db);
  return rows.map((row) => presentInvitation(row, clock.now()));
}

/**
 * Mails a link that makes the reader of the address an admin, and notifies the inviting admin. An
 * existing account with that address doesn't change until they accept.
 */
export async function inviteAdmin(
  deps: InviteDeps,
  {
    email,
    adminRole,
    reach,
    maker,
  }: { email: string; adminRole: AdminRole; reach: Reach | null; maker: Maker },
): Promise<Invitation> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    // The inviting admin may be deleted, signed out or demoted at this very moment.
    await deps.access.require(trx);
    const owner = await findUserByEmail(trx, email);
    if (owner !== undefined && owner.admin_role !== null) {
      throw fieldError("CONFLICT", "email", userMessages.adminAlready);
    }
    const invitation = {
      email,
      adminRole,
      reach,
      invitedBy: maker.id,
      at,
      expiresAt: expiryOf(at),
    };
    const row = await insertInvitation(trx, invitation);
    if (row === undefined) throw fieldError("CONFLICT", "email", userMessages.invitedAlready);
    await queueInvitation(deps, trx, { id: row.id, email });
    await tellOwner(deps, trx, {
      maker,
      enqueue: (notice) =>
        deps.mailQueue.enqueue(trx, adminInvited, { ...notice, invitationId: row.id }),
    });
    return getInvitation(trx, row.id, at);
  });
}

/** Mails a new link with a new expiry; the links before it stop working. */
export async function resendInvitation(deps: InviteDeps, id: string): Promise<Invitation> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    await deps.access.require(trx);
    const isRenewed =
      isUuid(id) && (await renewInvitation(trx, id, { at, expiresAt: expiryOf(at) }));
    if (!isRenewed) throw notFound();
    const invitation = await getInvitation(trx, id, at);
    await queueInvitation(deps, trx, invitation);
    return invitation;
  });
}

/** Its link stops working. */
export async function revokeInvitation({ db }: Pick<Deps, "db">, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteInvitation(db, id))) throw notFound();
}

async function queueInvitation(
  deps: Pick<InviteDeps, "clock" | "mailQueue" | "countingSecret">,
  trx: Db,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (!(await mayMail(deps, trx, { email, kind: "invitation" }))) {
    throw new AppError("TOO_MANY_REQUESTS", userMessages.tooManyMails);
  }
  await deps.mailQueue.enqueue(trx, adminInvitation, { invitationId: id });
}

async function getInvitation(db: Db, id: string, at: Date): Promise<Invitation> {
  const row = await findInvitation(db, id);
  if (row === undefined) throw notFound();
  return presentInvitation(row, at);
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", userMessages.invitationNotFound);
}

function presentInvitation(row: InvitationRow, at: Date): EveryKey<Invitation> {
  return {
    id: row.id,
    email: row.email,
    adminRole: row.admin_role,
    reach: row.reach,
    invitedBy: row.invited_by_name,
    invitedAt: row.invited_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= at,
    hasAccount: row.has_account,
  };
}
