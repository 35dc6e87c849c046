import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";

interface NewInvitation {
  email: string;
  adminRole: AdminRole;
  reach?: Reach | null | undefined;
  invitedBy: string;
  at: Date;
  expiresAt: Date;
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** Undefined if the address is already invited. */
export async function insertInvitation(
  db: Db,
  { email, adminRole, reach, invitedBy, at, expiresAt }: NewInvitation,
): Promise<{ id: string } | undefined> {
  return db
    .insertInto("invitations")
    .values({
      id: uuidv7(),
      email,
      admin_role: adminRole,
      reach: reach ? JSON.stringify(reach) : null,
      invited_by: invitedBy,
      invited_at: at,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
}

/** Open invitations with the name of the inviting admin, latest first. */
export function listInvitations(db: Db) {
  return selectInvitations(db).orderBy("invited_at", "desc").orderBy("id", "desc").execute();
}

export function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return selectInvitations(db).where("invitations.id", "=", id).executeTakeFirst();
}

function selectInvitations(db: Db) {
  return db
    .selectFrom("invitations")
    .innerJoin("users", "users.id", "invitations.invited_by")
    .select([
      "invitations.id",
      "invitations.email",
      "invitations.admin_role",
      "invitations.reach",
      "invitations.invited_at",
      "invitations.expires_at",
      "users.name as invited_by_name",
      (eb) =>
        eb
          .exists(
            eb
              .selectFrom("users as invited")
              .select("invited.id")
              .whereRef("invited.email", "=", "invitations.email"),
          )
          .$castTo<boolean>()
          .as("has_account"),
    ]);
}

/**
 * The invitation of a token that hasn't expired. It is invalid if its sender is no longer an owner.
 */
export function findInvitationByToken(
  db: Db,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<InvitationRow | undefined> {
  return selectInvitations(db)
    .innerJoin("invitation_tokens", "invitation_tokens.invitation_id", "invitations.id")
    .where("invitation_tokens.token_hash", "=", tokenHash)
    .where("invitation_tokens.expires_at", ">", at)
    .where("users.admin_role", "=", "owner")
    .executeTakeFirst();
}

/**
 * Stores the hash of a mailed token, and restarts the invitation's expiry. Undefined if the
 * invitation was accepted or revoked.
 */
export async function addInvitationToken(
  trx: Db,
  { id, tokenHash, expiresAt }: { id: string; tokenHash: string; expiresAt: Date },
): Promise<InvitationRow | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable("invitations")
    .set({ expires_at: expiresAt })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return undefined;
  await trx
    .insertInto("invitation_tokens")
    .values({ token_hash: tokenHash, invitation_id: id, expires_at: expiresAt })
    .execute();
  return findInvitation(trx, id);
}

/** Renews an invitation: links mailed before stop working. False if there is none. */
export async function renewInvitation(
  trx: Db,
  id: string,
  { at, expiresAt }: { at: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("invitations")
    .set({ invited_at: at, expires_at: expiresAt })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom("invitation_tokens").where("invitation_id", "=", id).execute();
  return numUpdatedRows > 0n;
}

/** Including its tokens. Returns true for only one of several concurrent callers. */
export async function deleteInvitation(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("invitations")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** For an address that becomes an admin's in another way. */
export async function deleteInvitationTo(db: Db, email: string): Promise<void> {
  await db.deleteFrom("invitations").where("email", "=", email).execute();
}

/** Deletes invitations sent by an admin who is no longer an owner. */
export async function deleteInvitationsBy(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("invitations").where("invited_by", "=", userId).execute();
}

export async function deleteExpiredInvitations(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("invitations").where("expires_at", "<", before).execute();
}
