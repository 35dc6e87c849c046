import { v7 as uuidv7 } from "uuid";
import type { AuthTokenKind } from "../../schema.ts";
import type { Db } from "../../client.ts";

/**
 * A link that proves who reads an address. Its mail is written later, and each attempt has its own
 * token.
 */
interface AuthLink {
  kind: AuthTokenKind;
  userId: string;
  /** The address it is mailed to. */
  email: string;
}

/** Returns the link's id. The link can't be used before a token is added. */
export async function insertAuthLink(db: Db, link: AuthLink & { at: Date }): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto("auth_links")
    .values({
      id,
      kind: link.kind,
      user_id: link.userId,
      email: link.email,
      created_at: link.at,
    })
    .execute();
  return id;
}

/** Undefined if the link was used or is no longer valid. Its earlier tokens keep working. */
export async function addAuthToken(
  db: Db,
  token: {
    linkId: string;
    /** SHA-256, so that reading the table doesn't allow using the link. */
    hash: string;
    at: Date;
    expiresAt: Date;
  },
): Promise<{ email: string } | undefined> {
  return db
    .with("link", (cte) =>
      cte
        .selectFrom("auth_links")
        .select(["id", "email"])
        .where("id", "=", token.linkId)
        // Otherwise a concurrently deleted link would violate the token's foreign key.
        .forKeyShare(),
    )
    .with("added", (cte) =>
      cte
        .insertInto("auth_tokens")
        .columns(["token_hash", "link_id", "created_at", "expires_at"])
        .expression((eb) =>
          eb
            .selectFrom("link")
            .select((select) => [
              select.val(token.hash).as("token_hash"),
              "id",
              select.val(token.at).as("created_at"),
              select.val(token.expiresAt).as("expires_at"),
            ]),
        ),
    )
    .selectFrom("link")
    .select("email")
    .executeTakeFirst();
}

/** Finds a link by one of its tokens, unless that has expired. */
export function findAuthLink(
  db: Db,
  { tokenHash, kind, at }: { tokenHash: string; kind: AuthTokenKind; at: Date },
): Promise<{ id: string; userId: string; email: string; requestedAt: Date } | undefined> {
  return db
    .selectFrom("auth_tokens")
    .innerJoin("auth_links", "auth_links.id", "auth_tokens.link_id")
    .select([
      "auth_links.id",
      "auth_links.user_id as userId",
      "auth_links.email",
      "auth_links.created_at as requestedAt",
    ])
    .where("auth_tokens.token_hash", "=", tokenHash)
    .where("auth_links.kind", "=", kind)
    .where("auth_tokens.expires_at", ">", at)
    .executeTakeFirst();
}

/** Deletes a link with its tokens. Returns true for only one of several concurrent callers. */
export async function deleteAuthLink(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("auth_links")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Mailed links become invalid, and those whose mail is waiting are never sent. */
export async function deleteUserAuthLinks(
  db: Db,
  userId: string,
  kind: AuthTokenKind,
): Promise<void> {
  await db
    .deleteFrom("auth_links")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .execute();
}

/** The user's links of this kind, except those requested before `since`. */
export async function deleteUserAuthLinksSince(
  db: Db,
  { userId, kind, since }: { userId: string; kind: AuthTokenKind; since: Date },
): Promise<void> {
  await db
    .deleteFrom("auth_links")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("created_at", ">=", since)
    .execute();
}

/** Whether a link requested since then may still restore this address to its account. */
export async function isEmailReserved(
  db: Db,
  { email, since, exceptUserId }: { email: string; since: Date; exceptUserId: string | undefined },
): Promise<boolean> {
  const link = await db
    .selectFrom("auth_links")
    .select("id")
    .where("kind", "=", "undo_email_change")
    .where("email", "=", email)
    .where("created_at", ">", since)
    .$if(exceptUserId !== undefined, (query) => query.where("user_id", "!=", exceptUserId ?? ""))
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

/**
 * Former addresses that the account may get back, by links requested since then; one link for each.
 */
export function listLeftEmails(db: Db, userId: string, since: Date): Promise<{ linkId: string }[]> {
  return db
    .selectFrom("auth_links")
    .innerJoin("users", "users.id", "auth_links.user_id")
    .select("auth_links.id as linkId")
    .distinctOn("auth_links.email")
    .where("auth_links.user_id", "=", userId)
    .where("auth_links.kind", "=", "undo_email_change")
    .where("auth_links.created_at", ">", since)
    .whereRef("auth_links.email", "!=", "users.email")
    .orderBy("auth_links.email")
    .orderBy("auth_links.created_at", "desc")
    .execute();
}

/** Undefined if the link was used, or ended by an earlier one. */
export async function findUndoLinkEmail(db: Db, id: string): Promise<string | undefined> {
  const link = await db
    .selectFrom("auth_links")
    .select("email")
    .where("id", "=", id)
    .where("kind", "=", "undo_email_change")
    .executeTakeFirst();
  return link?.email;
}

/**
 * Expired tokens, and links requested before `requestedBefore`, whose mails are no longer waiting.
 */
export async function deleteExpiredAuthLinks(
  db: Db,
  { now, requestedBefore }: { now: Date; requestedBefore: Date },
): Promise<void> {
  await db.deleteFrom("auth_tokens").where("expires_at", "<=", now).execute();
  await db.deleteFrom("auth_links").where("created_at", "<", requestedBefore).execute();
}
