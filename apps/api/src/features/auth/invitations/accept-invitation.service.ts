import { invitationMessages } from "@before-ten/contracts/auth/invitation-messages";
import type { OpenInvitation } from "@before-ten/contracts/auth/output";
import { AppError } from "@before-ten/contracts/shared/errors";
import { actAsAccount } from "@before-ten/db/actor";
import type { Db } from "@before-ten/db/client";
import {
  type InvitationRow,
  deleteInvitation,
  findInvitationByToken,
} from "@before-ten/db/queries/auth/invitations";
import {
  findUserByEmail,
  findUserForUpdate,
  lockAdmins,
  markEmailVerified,
} from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import { v7 as uuidv7 } from "uuid";
import type { Deps } from "../../../deps.ts";
import { giveRole } from "../admin-role.ts";
import { presentUser } from "../auth.present.ts";
import { refuseReservedEmail } from "../email/email-claims.ts";
import { hashNewPassword } from "../password/passwords.ts";
import { type Session, startSession } from "../sessions/sessions.ts";
import { placesOf } from "../named-places.ts";
import { hashToken } from "../sessions/token.ts";

/** The account and role that a link is for. */
export async function readInvitation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<OpenInvitation> {
  const row = await findByToken(db, token, clock.now());
  return {
    email: row.email,
    adminRole: row.admin_role,
    places: (await placesOf(db, row.reach)) ?? null,
    invitedBy: row.invited_by_name,
    hasAccount: row.has_account,
  };
}

interface Acceptance {
  token: string;
  name: string;
  password: string;
  device: string | null;
}

/**
 * Makes the reader of the invited address an admin, once, and signs them in with the password they
 * choose. Someone else may have registered an account with that address, so its old password and
 * second factor aren't asked for and stop working.
 */
export async function acceptInvitation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token, name, password, device }: Acceptance,
): Promise<Session> {
  const { email } = await findByToken(db, token, clock.now());
  const id = (await findUserByEmail(db, email))?.id ?? uuidv7();
  const passwordHash = await hashNewPassword(password, {
    path: "password",
    ownWords: [name, email],
  });
  const accept = async (trx: Db) => {
    await lockAdmins(trx);
    const at = clock.now();
    // The inviting admin may have been deleted or demoted since, or the link used.
    const { id: invitationId, admin_role: adminRole, reach } = await findByToken(trx, token, at);
    if (!(await deleteInvitation(trx, invitationId))) throw invalid();
    const account = await findUserByEmail(trx, email);
    if (account === undefined) await refuseReservedEmail(trx, { email, at });
    else if (account.admin_role !== null) {
      throw new AppError("CONFLICT", invitationMessages.alreadyAdmin);
    }
    const { user } = await giveRole(trx, { id, email, name, adminRole, reach, passwordHash, at });
    await markEmailVerified(trx, { id: user.id, email: user.email, at });
    const verified = await findUserForUpdate(trx, user.id);
    return startSession({ db: trx, clock }, presentUser(verified ?? user), { device });
  };
  // In the history, the invited person is the one who makes the account an admin.
  return actAsAccount({ id, name }, () => inTransaction(db, accept));
}

async function findByToken(db: Db, token: string, at: Date): Promise<InvitationRow> {
  const row = await findInvitationByToken(db, { tokenHash: hashToken(token), at });
  if (row === undefined) throw invalid();
  return row;
}

function invalid(): AppError {
  return new AppError("BAD_REQUEST", invitationMessages.invalid);
}
