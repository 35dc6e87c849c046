import type { Db } from "@before-ten/db/client";
import {
  addAuthToken,
  deleteAuthLink,
  deleteUserAuthLinks,
  findAuthLink,
  insertAuthLink,
} from "@before-ten/db/queries/auth-links";
import { findUserForUpdate } from "@before-ten/db/queries/users";
import type { AuthTokenKind } from "@before-ten/db/schema";
import type { Deps } from "../../deps.ts";
import type { MailDeps } from "../../jobs/mail-kind.ts";
import { createToken, hashToken } from "./token.ts";

const hourMs = 60 * 60_000;

/** Where a link leads, and how long it works once its mail was written. */
const links: Record<AuthTokenKind, { page: string; worksForMs: number }> = {
  reset_password: { page: "reset-password", worksForMs: hourMs },
  verify_email: { page: "verify-email", worksForMs: 72 * hourMs },
};

/** Part of the caller's transaction. Earlier links of this kind are worth nothing from then on. Answers what its mail is queued with. */
export async function requestAuthLink(
  { clock }: Pick<Deps, "clock">,
  trx: Db,
  { kind, user }: { kind: AuthTokenKind; user: { id: string; email: string } },
): Promise<{ linkId: string }> {
  await deleteUserAuthLinks(trx, user.id, kind);
  const link = { kind, userId: user.id, email: user.email, at: clock.now() };
  return { linkId: await insertAuthLink(trx, link) };
}

/**
 * The token is made when the mail is written and stands nowhere but in the mail. Each attempt to send it makes one more, as an
 * earlier one may have arrived; the first that is used ends them all. Undefined when the link is worth nothing any more.
 */
export async function writeAuthLink(
  { db, clock, site }: MailDeps,
  kind: AuthTokenKind,
  linkId: string,
): Promise<{ to: string; url: string } | undefined> {
  const { page, worksForMs } = links[kind];
  const token = createToken();
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + worksForMs);
  const link = await addAuthToken(db, { linkId, hash: hashToken(token), at, expiresAt });
  return link && { to: link.email, url: `${site.publicUrl}/${page}/${token}` };
}

interface LinkUse {
  token: string;
  kind: AuthTokenKind;
  at: Date;
}

/** Whether `takeAuthLink` would give it now. */
export async function isAuthLinkUsable(db: Db, { token, ...use }: LinkUse): Promise<boolean> {
  return (await findAuthLink(db, { ...use, tokenHash: hashToken(token) })) !== undefined;
}

/** Part of the caller's transaction. Gives the link to exactly one of those who ask at once, with whichever of its tokens. */
export async function takeAuthLink(
  trx: Db,
  { token, ...use }: LinkUse,
): Promise<{ userId: string; email: string } | undefined> {
  const link = await findAuthLink(trx, { ...use, tokenHash: hashToken(token) });
  if (link === undefined) return undefined;
  // The account first, as all do who take links away: otherwise two could wait for each other.
  await findUserForUpdate(trx, link.userId);
  return (await deleteAuthLink(trx, link.id)) ? link : undefined;
}
