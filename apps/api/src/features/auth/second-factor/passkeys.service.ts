import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { AccountUser, Passkey, SecondFactor } from "@before-ten/contracts/auth/output";
import { isPermitted } from "@before-ten/contracts/auth/permissions";
import type { NewPasskeyAnswer } from "@before-ten/contracts/auth/passkey-input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { maxPasskeys } from "@before-ten/contracts/auth/rules";
import {
  countAdminsWithoutPasskey,
  countPasskeys,
  deletePasskey as deletePasskeyRow,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
} from "@before-ten/db/queries/auth/passkeys";
import { countRecoveryCodes, deleteRecoveryCodes } from "@before-ten/db/queries/auth/second-factor";
import { deleteUserSessions } from "@before-ten/db/queries/auth/sessions";
import { findUserForUpdate, lockAdmins } from "@before-ten/db/queries/auth/users";
import { isSettingOn, writeSetting } from "@before-ten/db/queries/shared/settings";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Deps, SignedInDeps } from "../../../deps.ts";
import { type Maker, tellOwner } from "../../../mail/account-notice.ts";
import type { Session } from "../sessions/sessions.ts";
import { hashToken } from "../sessions/token.ts";
import { rememberChallenge, takeChallenge } from "./challenges.ts";
import { giveRecoveryCodes } from "./recovery-codes.ts";
import { type AccountChange, accountChanged } from "./second-factor.mails.ts";
import { askForNewPasskey, readNewPasskey } from "./webauthn.ts";

type ChangeDeps = Pick<SignedInDeps, "db" | "clock" | "mailQueue" | "accountOwners" | "access">;

const setting = "require-second-factor";

export async function getSecondFactor(
  { db }: Pick<Deps, "db">,
  user: AccountUser,
): Promise<SecondFactor> {
  const passkeys = await listPasskeys(db, user.id);
  return {
    passkeys: passkeys.map(presentPasskey),
    isEmailConfirmed: user.emailVerified,
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    isRequired: await isSettingOn(db, setting),
    adminsWithout: isPermitted(user, "users:write") ? await countAdminsWithoutPasskey(db) : null,
  };
}

/**
 * The options for making a new passkey; the answer must come within five minutes, in this session.
 */
export async function beginRegistration(
  deps: Pick<Deps, "db" | "clock" | "site" | "siteTexts">,
  { user, token }: Session,
) {
  if (!user.emailVerified) throw unconfirmed();
  const existing = await listPasskeys(deps.db, user.id);
  if (existing.length >= maxPasskeys) throw new AppError("CONFLICT", messages.tooManyPasskeys);
  const { name: club } = (await deps.siteTexts.read())(brandTexts);
  const options = await askForNewPasskey(deps.site, { club, owner: user, existing });
  await rememberChallenge(deps, options.challenge, {
    purpose: "register",
    boundTo: hashToken(token),
  });
  return options;
}

interface RegisteredPasskey {
  passkey: Passkey;
  /** Set with the account's first passkey; they are only in this answer. */
  recoveryCodes: string[] | null;
}

/**
 * Stores a new passkey. The first one turns on the second factor: the account gets recovery codes,
 * and sessions begun without a second factor end.
 */
export async function registerPasskey(
  deps: ChangeDeps & Pick<Deps, "site">,
  { user: { id: userId }, token }: Session,
  { name, passkey: answer, maker }: { name: string; passkey: NewPasskeyAnswer; maker: Maker },
): Promise<RegisteredPasskey> {
  const challenge = await takeChallenge(deps, answer.response.clientDataJSON, {
    purpose: "register",
    boundTo: hashToken(token),
  });
  const made = challenge && (await readNewPasskey(deps.site, { answer, challenge }));
  if (!made) throw new AppError("BAD_REQUEST", messages.passkeyRefused);
  return inTransaction(deps.db, async (trx) => {
    const user = await findUserForUpdate(trx, userId);
    await deps.access.require(trx);
    if (user === undefined || user.email_verified_at === null) throw unconfirmed();
    const at = deps.clock.now();
    const had = await countPasskeys(trx, userId);
    if (had >= maxPasskeys) throw new AppError("CONFLICT", messages.tooManyPasskeys);
    const row = await insertPasskey(trx, { ...made, userId, name, at });
    if (row === undefined) throw new AppError("CONFLICT", messages.passkeyTaken);
    await tell(deps, trx, { maker, change: "passkey added", passkey: name });
    if (had > 0) return { passkey: presentPasskey(row), recoveryCodes: null };
    await deleteUserSessions(trx, userId, { exceptId: hashToken(token) });
    const recoveryCodes = await giveRecoveryCodes(trx, { userId, at });
    return { passkey: presentPasskey(row), recoveryCodes };
  });
}

/** Removing the last passkey removes the recovery codes too. */
export async function deletePasskey(
  deps: ChangeDeps,
  userId: string,
  { id, maker }: { id: string; maker: Maker },
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  await inTransaction(deps.db, async (trx) => {
    await findUserForUpdate(trx, userId);
    await deps.access.require(trx);
    const deleted = await deletePasskeyRow(trx, { id, userId });
    if (deleted === undefined) throw notFound();
    await tell(deps, trx, { maker, change: "passkey removed", passkey: deleted.name });
    if ((await countPasskeys(trx, userId)) > 0) return;
    if (await isSettingOn(trx, setting)) throw new AppError("CONFLICT", messages.lastPasskey);
    await deleteRecoveryCodes(trx, userId);
  });
}

/** The earlier codes stop working. */
export async function renewCodes(
  deps: ChangeDeps,
  userId: string,
  { maker }: { maker: Maker },
): Promise<string[]> {
  return inTransaction(deps.db, async (trx) => {
    await findUserForUpdate(trx, userId);
    await deps.access.require(trx);
    if ((await countPasskeys(trx, userId)) === 0) {
      throw new AppError("CONFLICT", messages.notSetUp);
    }
    await tell(deps, trx, { maker, change: "recovery codes made" });
    return giveRecoveryCodes(trx, { userId, at: deps.clock.now() });
  });
}

/** An admin can only require passkeys of all admins if they have one themselves. */
export async function requireSecondFactor(
  { db, clock, access }: Pick<SignedInDeps, "db" | "clock" | "access">,
  userId: string,
  isRequired: boolean,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockAdmins(trx);
    await access.require(trx);
    if (isRequired && (await countPasskeys(trx, userId)) === 0) {
      throw new AppError("CONFLICT", messages.notSetUp);
    }
    await writeSetting(trx, { name: setting, isOn: isRequired, userId, at: clock.now() });
  });
}

function tell(
  deps: ChangeDeps,
  trx: Deps["db"],
  { maker, ...what }: { maker: Maker; change: AccountChange; passkey?: string },
): Promise<void> {
  return tellOwner(deps, trx, {
    maker,
    enqueue: (notice) => deps.mailQueue.enqueue(trx, accountChanged, { ...notice, ...what }),
  });
}

/**
 * Otherwise anyone could register with another person's address and add a passkey that later opens
 * an admin account.
 */
function unconfirmed(): AppError {
  return new AppError("CONFLICT", messages.emailUnconfirmed);
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", messages.passkeyNotFound);
}

function presentPasskey(row: PasskeyRow): EveryKey<Passkey> {
  return {
    id: row.id,
    name: row.name,
    isSynced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
