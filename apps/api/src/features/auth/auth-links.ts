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
import { createToken, hashToken } from "./token.ts";

const hourMs = 60 * 60_000;

/** How long a token works. */
const worksForMs: Record<AuthTokenKind, number> = {
  reset_password: hourMs,
  verify_email: 72 * hourMs,
  undo_email_change: 72 * hourMs,
  revoke_api_keys: hourMs / 4,
};

/** Where a mailed link leads. */
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
 * Part of the caller's transaction. Earlier links of this kind are worth nothing from then on, but for those that give an
 * address back: whoever takes an account over could end them by one more change. Answers what its mail is queued with.
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

/** The same for a token that isn't mailed: whoever calls has proved already that they read the address. */
export async function giveAuthToken(
  { clock }: Pick<Deps, "clock">,
  trx: Db,
  { kind, user }: LinkRequest<AuthTokenKind>,
): Promise<string> {
  await deleteUserAuthLinks(trx, user.id, kind);
  const at = clock.now();
  const linkId = await insertAuthLink(trx, { kind, userId: user.id, email: user.email, at });
  const token = createToken();
  const expiresAt = new Date(at.getTime() + worksForMs[kind]);
  await addAuthToken(trx, { linkId, hash: hashToken(token), at, expiresAt });
  return token;
}

/**
 * The token is made when the mail is written and stands nowhere but in the mail. Each attempt to send it makes one more, as an
 * earlier one may have arrived; the first that is used ends them all. Undefined when the link is worth nothing any more.
 */
export async function writeAuthLink(
  { db, clock, site }: MailDeps,
  kind: MailedKind,
  linkId: string,
): Promise<{ to: string; url: string } | undefined> {
  const token = createToken();
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + worksForMs[kind]);
  const link = await addAuthToken(db, { linkId, hash: hashToken(token), at, expiresAt });
  return link && { to: link.email, url: `${site.publicUrl}/${pages[kind]}/${token}` };
}

interface LinkUse {
  token: string;
  kind: AuthTokenKind;
  at: Date;
}

/** Leaves it as it is: for a token that works more than once. */
export function findAuthLinkOf(
  db: Db,
  { token, ...use }: LinkUse,
): Promise<{ userId: string } | undefined> {
  return findAuthLink(db, { ...use, tokenHash: hashToken(token) });
}

/** Whether `takeAuthLink` would give it now. */
export async function isAuthLinkUsable(db: Db, use: LinkUse): Promise<boolean> {
  return (await findAuthLinkOf(db, use)) !== undefined;
}

/** Part of the caller's transaction. Gives the link to exactly one of those who ask at once, with whichever of its tokens. */
export async function takeAuthLink(
  trx: Db,
  { token, ...use }: LinkUse,
): Promise<{ userId: string; email: string; askedAt: Date } | undefined> {
  const link = await findAuthLink(trx, { ...use, tokenHash: hashToken(token) });
  if (link === undefined) return undefined;
  // The account first, as all do who take links away: otherwise two could wait for each other.
  await findUserForUpdate(trx, link.userId);
  return (await deleteAuthLink(trx, link.id)) ? link : undefined;
}
