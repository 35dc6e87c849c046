import { type AdminRole, adminRoles } from "@before-ten/contracts/auth/permissions";
import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import {
  emailChangeRequestedTexts,
  emailChangedTexts,
  newEmailTexts,
  passwordResetTexts,
  verificationTexts,
} from "@before-ten/contracts/site/texts/mails/account";
import {
  accessEndedTexts,
  adminMadeTexts,
  roleChangedTexts,
} from "@before-ten/contracts/site/texts/mails/admins";
import { findUser } from "@before-ten/db/queries/auth/users";
import { z } from "zod";
import type { NoticeReader } from "../../deps.ts";
import { type NoticeFacts, accountNoticeData, writeNotice } from "../../mail/account-notice.ts";
import type { Mail } from "../../mail/mailer.ts";
import { mailTo } from "../../mail/layout/mail-body.ts";
import { type MailKind, defineMail } from "../../mail/mail-kind.ts";
import { type MailedKind, writeAuthLink } from "./auth-links.ts";
import { placesOf, workOf } from "./named-places.ts";

/** Defines a mail with a link. It isn't sent once the link has become invalid. */
function defineLinkMail(
  name: string,
  kind: MailedKind,
  write: (to: string, url: string, texts: TextReader) => Mail,
): MailKind<{ linkId: string }> {
  return defineMail({
    name,
    priority: "high",
    nature: "notice",
    data: z.object({ linkId: z.uuid() }),
    async write(deps, { linkId }) {
      const link = await writeAuthLink(deps, kind, linkId);
      return link && write(link.to, link.url, await deps.siteTexts.read());
    },
  });
}

export const passwordReset = defineLinkMail("password reset", "reset_password", passwordResetMail);

export const emailVerification = defineLinkMail(
  "email verification",
  "verify_email",
  verificationMail,
);

export const adminMade = defineMail({
  name: "admin made",
  priority: "high",
  nature: "notice",
  data: accountNoticeData.extend({ adminId: z.uuid() }),
  async write({ db, site: { publicUrl }, siteTexts, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    if (reader === undefined) return undefined;
    const admin = await findUser(db, notice.adminId);
    return adminMadeMail(reader, { ...notice, admin, publicUrl }, await siteTexts.read());
  },
});

/** Sent to an admin whose role changed or ended, unless it changed again meanwhile. */
export const roleChanged = defineMail({
  name: "role changed",
  priority: "high",
  nature: "notice",
  data: z.object({
    userId: z.uuid(),
    adminRole: z.enum(adminRoles).nullable(),
    ownerId: z.uuid(),
  }),
  async write({ db, site, siteTexts }, { userId, adminRole, ownerId }) {
    const user = await findUser(db, userId);
    if (user?.admin_role !== adminRole) return undefined;
    const texts = await siteTexts.read();
    const changedBy = (await findUser(db, ownerId))?.name ?? texts(roleChangedTexts).someOwner;
    const { publicUrl } = site;
    return adminRole === null
      ? accessEndedMail(user.email, { changedBy, publicUrl }, texts)
      : roleChangedMail(
          user.email,
          { adminRole, places: await placesOf(db, user.reach), changedBy, publicUrl },
          texts,
        );
  },
});

/** Sent to the requested new address. */
export const emailChange = defineLinkMail("email change", "verify_email", newEmailMail);

/** Sent to the current address. */
export const emailChangeRequested = defineLinkMail(
  "email change asked",
  "undo_email_change",
  emailChangeRequestedMail,
);

/** Sent to the former address. */
export const emailChanged = defineLinkMail("email changed", "undo_email_change", emailChangedMail);

export function passwordResetMail(to: string, url: string, texts: TextReader = defaultTexts): Mail {
  const words = texts(passwordResetTexts);
  return mailTo(to, texts, {
    ...words,
    blocks: [
      { text: words.text },
      { action: words.choose, url, showsAddress: true },
      { text: words.expiry },
    ],
    footer: [{ text: words.because }, { text: words.otherwise }, { text: words.several }],
  });
}

export function verificationMail(to: string, url: string, texts: TextReader = defaultTexts): Mail {
  const words = texts(verificationTexts);
  return mailTo(to, texts, {
    ...words,
    blocks: [{ text: words.text }, { action: words.confirm, url }, { text: words.expiry }],
    footer: [{ text: words.because }, { text: words.otherwise }, { text: words.expired }],
  });
}

export function newEmailMail(to: string, url: string, texts: TextReader = defaultTexts): Mail {
  const words = texts(newEmailTexts);
  return mailTo(to, texts, {
    ...words,
    blocks: [{ text: words.text }, { action: words.confirm, url }, { text: words.expiry }],
    footer: [{ text: words.because }, { text: words.otherwise }],
  });
}

export function emailChangeRequestedMail(
  to: string,
  url: string,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(emailChangeRequestedTexts);
  return mailTo(to, texts, {
    ...words,
    blocks: [
      { text: words.text },
      { text: words.wasYou },
      { text: words.wasNotYou },
      { action: words.stop, url },
      { text: words.expiry },
    ],
    footer: [{ text: words.because }],
  });
}

export function emailChangedMail(to: string, url: string, texts: TextReader = defaultTexts): Mail {
  const words = texts(emailChangedTexts);
  return mailTo(to, texts, {
    ...words,
    blocks: [
      { text: words.text },
      { text: words.wasNotYou },
      { action: words.undo, url },
      { text: words.expiry },
    ],
    footer: [{ text: words.because }, { text: words.otherwise }],
  });
}

interface RoleChange {
  changedBy: string;
  publicUrl: string;
}

export function roleChangedMail(
  to: string,
  {
    adminRole,
    places,
    changedBy: owner,
    publicUrl,
  }: RoleChange & { adminRole: AdminRole; places?: string | undefined },
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(roleChangedTexts);
  const role = {
    owner: words.anOwner,
    editor: words.anEditor,
    newsletter: words.theNewsletterWriter,
    messages: words.answersMessages,
    door: words.atTheDoor,
    viewer: words.aViewer,
  }[adminRole];
  return mailTo(to, texts, {
    ...words,
    preview: words.preview({ owner, role }),
    title: words.title({ role }),
    blocks: [
      { text: words.text({ owner, work: workOf(texts, { adminRole, places }) }) },
      { action: words.open, url: `${publicUrl}/admin` },
      { text: words.effect },
    ],
    footer: [{ text: words.because }, { text: words.otherwise }],
  });
}

export function accessEndedMail(
  to: string,
  { changedBy: owner, publicUrl }: RoleChange,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(accessEndedTexts);
  return mailTo(to, texts, {
    ...words,
    preview: words.preview({ owner }),
    blocks: [
      { text: words.text({ owner }) },
      { text: words.stays },
      { action: words.seeSite, url: publicUrl },
    ],
    footer: [{ text: words.because }, { text: words.otherwise }],
  });
}

interface MadeAdmin extends NoticeFacts {
  /** Undefined if the account was deleted meanwhile. */
  admin: { name: string; email: string; admin_role: AdminRole | null } | undefined;
}

export function adminMadeMail(
  reader: NoticeReader,
  { admin, ...facts }: MadeAdmin,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(adminMadeTexts);
  return writeNotice(
    reader,
    {
      ...words,
      facts: [
        [words.name, admin?.name ?? words.gone],
        ...(admin ? [[words.email, admin.email] as const] : []),
        ...(admin?.admin_role ? [[words.role, admin.admin_role] as const] : []),
      ],
    },
    facts,
    texts,
  );
}
