import { invitationMessages } from "@before-ten/contracts/auth/invitation-messages";
import type { OpenInvitation } from "@before-ten/contracts/auth/invitation-output";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { passwordError } from "@before-ten/contracts/auth/rules";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { actAsAccount } from "@before-ten/db/actor";
import type { Db } from "@before-ten/db/client";
import {
  type InvitationRow,
  deleteInvitation,
  findInvitationByToken,
} from "@before-ten/db/queries/auth/invitations";
import { deleteUserSessions } from "@before-ten/db/queries/auth/sessions";
import {
  type UserRow,
  findUserByEmail,
  findUserForUpdate,
  insertUser,
  lockAdmins,
  markEmailVerified,
  setAdminRole,
} from "@before-ten/db/queries/auth/users";
import { storeFailedSignIn } from "@before-ten/db/queries/history/security-events";
import { inTransaction } from "@before-ten/db/transactions";
import { v7 as uuidv7 } from "uuid";
import type { Deps } from "../../../deps.ts";
import { presentUser } from "../auth.present.ts";
import { emailTaken, refuseReservedEmail } from "../email-claims.ts";
import { createPasswordAttempt } from "../login-attempt.ts";
import { hashNewPassword, isPasswordOf } from "../passwords.ts";
import { type PendingLogin, beginSecondStep } from "../second-factor/pending-sign-in.ts";
import { type Session, startSession } from "../sessions.ts";
import { hashToken } from "../token.ts";

/** Whom a link invites, and to what. */
export async function readInvitation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<OpenInvitation> {
  const row = await findByToken(db, token, clock.now());
  return {
    email: row.email,
    adminRole: row.admin_role,
    invitedBy: row.invited_by_name,
    hasAccount: (await findUserByEmail(db, row.email)) !== undefined,
  };
}

interface Acceptance {
  token: string;
  name: string | undefined;
  password: string;
  /** For the count of wrong passwords. */
  by: { ip: string; rateLimitFactor: number };
  device: string | null;
}

/**
 * Makes an admin of whoever reads the invited address, once, and signs them in. An account that the
 * address has needs its own password, and its second factor: a mailbox alone opens no account.
 */
export async function acceptInvitation(
  deps: Pick<Deps, "db" | "clock" | "countingSecret">,
  acceptance: Acceptance,
): Promise<Session | PendingLogin> {
  const { db, clock } = deps;
  const { token, device } = acceptance;
  const invitation = await findByToken(db, token, clock.now());
  const account = await findUserByEmail(db, invitation.email);
  const invited = { id: account?.id ?? uuidv7(), name: account?.name ?? acceptance.name ?? "" };
  const store =
    account === undefined
      ? await storingAccount(invitation, { ...acceptance, id: invited.id })
      : await storingRole(deps, { invitation, account, acceptance });
  const accept = async (trx: Db) => {
    await lockAdmins(trx);
    const at = clock.now();
    // Whoever invites may have been deleted or demoted, and the link used, since.
    const { id } = await findByToken(trx, token, at);
    if (!(await deleteInvitation(trx, id))) throw invalid();
    const user = await store(trx, at);
    await markEmailVerified(trx, { id: user.id, email: user.email, at });
    const verified = await findUserForUpdate(trx, user.id);
    const pending = await beginSecondStep(deps, trx, user.id);
    return pending ?? startSession({ db: trx, clock }, presentUser(verified ?? user), { device });
  };
  // They make themselves the admin that they were asked to be.
  return actAsAccount(invited, () => inTransaction(db, accept));
}

type Store = (trx: Db, at: Date) => Promise<UserRow>;

async function storingAccount(
  { email, admin_role: adminRole }: InvitationRow,
  { id, name, password }: Acceptance & { id: string },
): Promise<Store> {
  if (name === undefined) throw fieldError("BAD_REQUEST", "name", authMessages.nameRequired);
  const message = passwordError(password);
  if (message !== undefined) throw fieldError("BAD_REQUEST", "password", message);
  const ownWords = [name, email];
  const passwordHash = await hashNewPassword(password, { path: "password", ownWords });
  return async (trx, at) => {
    await refuseReservedEmail(trx, { email, at });
    const row = await insertUser(trx, { id, name, email, adminRole, passwordHash, at });
    if (row === undefined) throw emailTaken();
    return row;
  };
}

async function storingRole(
  deps: Pick<Deps, "db" | "clock" | "countingSecret">,
  {
    invitation: { admin_role: adminRole },
    account,
    acceptance: { password, by },
  }: { invitation: InvitationRow; account: UserRow; acceptance: Acceptance },
): Promise<Store> {
  const attempt = createPasswordAttempt(deps, { account: account.email, ...by });
  await attempt.count();
  const isRight = await isPasswordOf(account, password).catch(async (error: unknown) => {
    await attempt.takeBack();
    throw error;
  });
  if (!isRight) {
    await storeFailedSignIn(deps.db, account.email);
    throw wrongPassword();
  }
  await attempt.succeed();
  return async (trx) => {
    const now = await findUserForUpdate(trx, account.id);
    if (now?.password_hash !== account.password_hash) throw wrongPassword();
    if (now.admin_role !== null) throw new AppError("CONFLICT", invitationMessages.alreadyAdmin);
    // Who was signed in as a user signs in as an admin.
    await deleteUserSessions(trx, now.id);
    return setAdminRole(trx, now.id, adminRole);
  };
}

async function findByToken(db: Db, token: string, at: Date): Promise<InvitationRow> {
  const row = await findInvitationByToken(db, { tokenHash: hashToken(token), at });
  if (row === undefined) throw invalid();
  return row;
}

function invalid(): AppError {
  return new AppError("BAD_REQUEST", invitationMessages.invalid);
}

function wrongPassword(): AppError {
  return fieldError("BAD_REQUEST", "password", invitationMessages.wrongPassword);
}
