import { invitedTo } from "@before-ten/contracts/auth/invitation-messages";
import { invitationHours } from "@before-ten/contracts/auth/rules";
import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import { brand } from "@before-ten/contracts/shared/brand";
import { addInvitationToken, findInvitation } from "@before-ten/db/queries/auth/invitations";
import { inTransaction } from "@before-ten/db/transactions";
import { z } from "zod";
import type { NoticeReader } from "../../../deps.ts";
import { type NoticeFacts, accountNoticeData, writeNotice } from "../../../mail/account-notice.ts";
import { writeMail } from "../../../mail/layout/mail-body.ts";
import type { Mail } from "../../../mail/mailer.ts";
import { defineMail } from "../../../mail/mail-kind.ts";
import { expiryOf } from "./invitation-expiry.ts";
import { createToken, hashToken } from "../sessions/token.ts";

/**
 * Its token exists only in this mail, as with links for accounts. Not sent once the invitation is
 * accepted or revoked.
 */
export const adminInvitation = defineMail({
  name: "admin invitation",
  priority: "high",
  data: z.object({ invitationId: z.uuid() }),
  async write({ db, clock, site }, { invitationId: id }) {
    const token = createToken();
    const expiresAt = expiryOf(clock.now());
    const row = await inTransaction(db, (trx) =>
      addInvitationToken(trx, { id, tokenHash: hashToken(token), expiresAt }),
    );
    return (
      row &&
      invitationMail(row.email, {
        invitedBy: row.invited_by_name,
        adminRole: row.admin_role,
        url: `${site.publicUrl}/invitation?token=${token}`,
      })
    );
  },
});

/** Sent to the inviting admin. */
export const adminInvited = defineMail({
  name: "admin invited",
  priority: "high",
  data: accountNoticeData.extend({ invitationId: z.uuid() }),
  async write({ db, site, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    if (reader === undefined) return undefined;
    const row = await findInvitation(db, notice.invitationId);
    return adminInvitedMail(reader, {
      ...notice,
      invitation: row && {
        email: row.email,
        adminRole: row.admin_role,
        hasAccount: row.has_account,
      },
      publicUrl: site.publicUrl,
    });
  },
});

interface InvitationFacts {
  invitedBy: string;
  adminRole: AdminRole;
  url: string;
}

export function invitationMail(to: string, { invitedBy, adminRole, url }: InvitationFacts): Mail {
  return {
    to,
    subject: `Your invitation to the ${brand.name} team`,
    ...writeMail({
      preview: `${invitedBy} would like you to ${invitedTo[adminRole]}.`,
      title: "You're invited",
      blocks: [
        {
          text: `${invitedBy} would like you to join the ${brand.name} team, and to ${invitedTo[adminRole]}. Choose a password, and you are in.`,
        },
        { action: "Accept the invitation", url },
        { text: `The link works once, within ${invitationHours} hours.` },
      ],
      footer: [
        { text: `You are getting this email because ${invitedBy} entered this address.` },
        { text: "If you don't know them, do nothing: nobody gets an account." },
        { text: "Got more than one? Only the link in the newest email works." },
      ],
    }),
  };
}

interface Invited extends NoticeFacts {
  /** Undefined if it was accepted or revoked meanwhile. */
  invitation: { email: string; adminRole: AdminRole; hasAccount: boolean } | undefined;
}

const hadAccountFact =
  "There is one already. When they accept, they choose a new password for it, and its old password, sessions, passkeys and API keys stop working.";

export function adminInvitedMail(reader: NoticeReader, { invitation, ...facts }: Invited): Mail {
  return writeNotice(
    reader,
    {
      subject: `An invitation to the ${brand.name} team`,
      title: "You invited an admin",
      what: "An invitation was sent from your account.",
      meaning: "Once they accept, they can open the admin area.",
      facts: invitation
        ? [
            ["Email", invitation.email],
            ["Role", invitation.adminRole],
            ["Account", invitation.hasAccount ? hadAccountFact : "None yet"],
          ]
        : [["Email", "Already accepted or withdrawn"]],
      afterwards: "Then sign in and withdraw the invitation under Users.",
      because: "You are getting this email because an invitation was sent from your account.",
    },
    facts,
  );
}
