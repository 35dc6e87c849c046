import type { AuthTokenKind } from "../schema.ts";
import type { Db } from "../client.ts";

interface NewAuthToken {
  /** SHA-256: who reads the table can't use the links. */
  tokenHash: string;
  kind: AuthTokenKind;
  userId: string;
  /** The address the link is sent to. */
  email: string;
  at: Date;
  expiresAt: Date;
}

export async function insertAuthToken(db: Db, token: NewAuthToken): Promise<void> {
  await db
    .insertInto("auth_tokens")
    .values({
      token_hash: token.tokenHash,
      kind: token.kind,
      user_id: token.userId,
      email: token.email,
      expires_at: token.expiresAt,
      created_at: token.at,
    })
    .execute();
}

interface TokenUse {
  tokenHash: string;
  kind: AuthTokenKind;
  at: Date;
}

/** Whether `takeAuthToken` would give it now. */
export async function isAuthTokenUsable(db: Db, { tokenHash, kind, at }: TokenUse) {
  const token = await db
    .selectFrom("auth_tokens")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return token !== undefined;
}

/** Gives an unused, unexpired token to exactly one of those who ask at once. */
export function takeAuthToken(
  db: Db,
  { tokenHash, kind, at }: TokenUse,
): Promise<{ userId: string; email: string } | undefined> {
  return db
    .updateTable("auth_tokens")
    .set({ used_at: at })
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .returning(["user_id as userId", "email"])
    .executeTakeFirst();
}

/** The links mailed before lose their worth. */
export async function deleteUserAuthTokens(
  db: Db,
  userId: string,
  kind: AuthTokenKind,
): Promise<void> {
  await db
    .deleteFrom("auth_tokens")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .execute();
}

export async function deleteExpiredAuthTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("auth_tokens").where("expires_at", "<=", now).execute();
}
