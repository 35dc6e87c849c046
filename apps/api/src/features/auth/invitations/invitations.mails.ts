import { invitationHours } from "@before-ten/contracts/auth/rules";
import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import {
  adminInvitedTexts,
  invitationMailTexts,
} from "@before-ten/contracts/site/texts/mails/admins";
import { addInvitationToken, findInvitation } from "@before-ten/db/queries/auth/invitations";
import { inTransaction } from "@before-ten/db/transactions";
import { z } from "zod";
import type { NoticeReader } from "../../../deps.ts";
import { type NoticeFacts, accountNoticeData, writeNotice } from "../../../mail/account-notice.ts";
import { mailTo } from "../../../mail/layout/mail-body.ts";
import type { Mail } from "../../../mail/mailer.ts";
import { defineMail } from "../../../mail/mail-kind.ts";
import { placesOf, workOf } from "../named-places.ts";
import { expiryOf } from "./invitation-expiry.ts";
import { createToken, hashToken } from "../sessions/token.ts";

/**
 * Its token exists only in this mail, as with links for accounts. Not sent once the invitation is
 * accepted or revoked.
 */
export const adminInvitation = defineMail({
  name: "admin invitation",
  priority: "high",
  nature: "notice",
  data: z.object({ invitationId: z.uuid() }),
  async write({ db, clock, site, siteTexts }, { invitationId: id }) {
    const token = createToken();
    const expiresAt = expiryOf(clock.now());
    const row = await inTransaction(db, (trx) =>
      addInvitationToken(trx, { id, tokenHash: hashToken(token), expiresAt }),
    );
    return (
      row &&
      invitationMail(
        row.email,
        {
          invitedBy: row.invited_by_name,
          adminRole: row.admin_role,
          places: await placesOf(db, row.reach),
          url: `${site.publicUrl}/invitation?token=${token}`,
        },
        await siteTexts.read(),
      )
    );
  },
});

/** Sent to the inviting admin. */
export const adminInvited = defineMail({
  name: "admin invited",
  priority: "high",
  nature: "notice",
  data: accountNoticeData.extend({ invitationId: z.uuid() }),
  async write({ db, site, siteTexts, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    if (reader === undefined) return undefined;
    const row = await findInvitation(db, notice.invitationId);
    return adminInvitedMail(
      reader,
      {
        ...notice,
        invitation: row && {
          email: row.email,
          adminRole: row.admin_role,
          hasAccount: row.has_account,
        },
        publicUrl: site.publicUrl,
      },
      await siteTexts.read(),
    );
  },
});

interface InvitationFacts {
  invitedBy: string;
  adminRole: AdminRole;
  /** Undefined: everywhere. */
  places?: string | undefined;
  url: string;
}

export function invitationMail(
  to: string,
  { invitedBy: inviter, adminRole, places, url }: InvitationFacts,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(invitationMailTexts);
  const work = workOf(texts, { adminRole, places });
  return mailTo(to, texts, {
    ...words,
    preview: words.preview({ inviter, work }),
    blocks: [
      { text: words.text({ inviter, work }) },
      { action: words.accept, url, showsAddress: true },
      { text: words.expiry({ hours: invitationHours }) },
    ],
    footer: [
      { text: words.because({ inviter }) },
      { text: words.otherwise },
      { text: words.several },
    ],
  });
}

interface Invited extends NoticeFacts {
  /** Undefined if it was accepted or revoked meanwhile. */
  invitation: { email: string; adminRole: AdminRole; hasAccount: boolean } | undefined;
}

export function adminInvitedMail(
  reader: NoticeReader,
  { invitation, ...facts }: Invited,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(adminInvitedTexts);
  return writeNotice(
    reader,
    {
      ...words,
      facts: invitation
        ? [
            [words.email, invitation.email],
            [words.role, invitation.adminRole],
            [words.account, invitation.hasAccount ? words.hadAccount : words.noAccount],
          ]
        : [[words.email, words.gone]],
    },
    facts,
    texts,
  );
}
