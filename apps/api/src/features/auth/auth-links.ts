import type { Db } from "@before-ten/db/client";
import {
  addAuthToken,
  deleteAuthLink,
  deleteUserAuthLinks,
  findAuthLink,
  insertAuthLink,
} from "@before-ten/db/queries/auth/auth-links";
import { findUserForUpdate } from "@before-ten/db/queries/auth/users";
import type { AuthTokenKind } from "@before-ten/db/schema";
import type { Deps } from "../../deps.ts";
import type { MailDeps } from "../../mail/mail-kind.ts";
import { createToken, hashToken } from "./sessions/token.ts";

const hourMs = 60 * 60_000;

/** How long a mailed link's token works. */
export const linksWorkForMs: Record<AuthTokenKind, number> = {
  reset_password: hourMs,
  verify_email: 72 * hourMs,
  undo_email_change: 72 * hourMs,
  revoke_api_keys: hourMs / 4,
};

/** The page a mailed link opens. */
const pages = {
  reset_password: "reset-password",
  verify_email: "verify-email",
  undo_email_change: "undo-email-change",
} as const satisfies Partial<Record<AuthTokenKind, string>>;

export type MailedKind = keyof typeof pages;

interface LinkRequest<Kind extends AuthTokenKind> {
  kind: Kind;
  user: { id: string; email: string };
}

/**
 * Stores a link for a mail, in the caller's transaction, and returns the data to queue the mail
 * with. Earlier links of this kind stop working, except those that undo a change of address:
 * otherwise a thief could revoke the owner's with one more change.
 */
export async function requestAuthLink(
  { clock }: Pick<Deps, "clock">,
  trx: Db,
  { kind, user }: LinkRequest<MailedKind>,
): Promise<{ linkId: string }> {
  if (kind !== "undo_email_change") await deleteUserAuthLinks(trx, user.id, kind);
  const link = { kind, userId: user.id, email: user.email, at: clock.now() };
  return { linkId: await insertAuthLink(trx, link) };
}

/**
 * Stores a link and returns its token without a mail, because the caller has already proved that
 * they read the address.
 */
export async function giveAuthToken(
  { clock }: Pick<Deps, "clock">,
  trx: Db,
  { kind, user }: LinkRequest<AuthTokenKind>,
): Promise<string> {
  await deleteUserAuthLinks(trx, user.id, kind);
  const at = clock.now();
  const linkId = await insertAuthLink(trx, { kind, userId: user.id, email: user.email, at });
  const token = createToken();
  const expiresAt = new Date(at.getTime() + linksWorkForMs[kind]);
  await addAuthToken(trx, { linkId, hash: hashToken(token), at, expiresAt });
  return token;
}

/**
 * Writes a link with a token that exists only in this mail. Each attempt to send the mail makes
 * another token, because an earlier mail may have arrived; using any one of them ends them all.
 * Undefined if the link no longer works.
 */
export async function writeAuthLink(
  { db, clock, site }: MailDeps,
  kind: MailedKind,
  linkId: string,
): Promise<{ to: string; url: string } | undefined> {
  const token = createToken();
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + linksWorkForMs[kind]);
  const link = await addAuthToken(db, { linkId, hash: hashToken(token), at, expiresAt });
  return link && { to: link.email, url: `${site.publicUrl}/${pages[kind]}/${token}` };
}

interface LinkUse {
  token: string;
  kind: AuthTokenKind;
  at: Date;
}

/** Doesn't use the link up, for tokens that work more than once. */
export function findAuthLinkOf(
  db: Db,
  { token, ...use }: LinkUse,
): Promise<{ userId: string } | undefined> {
  return findAuthLink(db, { ...use, tokenHash: hashToken(token) });
}

/** Whether `takeAuthLink` would accept it now. */
export async function isAuthLinkUsable(db: Db, use: LinkUse): Promise<boolean> {
  return (await findAuthLinkOf(db, use)) !== undefined;
}

/** The account it was mailed to, and when. */
export interface TakenLink {
  userId: string;
  email: string;
  requestedAt: Date;
}

/**
 * Uses a link up, in the caller's transaction. Only one of several concurrent calls gets it,
 * whichever of its tokens they use.
 */
export async function takeAuthLink(
  trx: Db,
  { token, ...use }: LinkUse,
): Promise<TakenLink | undefined> {
  const link = await findAuthLink(trx, { ...use, tokenHash: hashToken(token) });
  if (link === undefined) return undefined;
  // Locks the account first, in the same order as all code that deletes links, to avoid deadlocks.
  await findUserForUpdate(trx, link.userId);
  return (await deleteAuthLink(trx, link.id)) ? link : undefined;
}
