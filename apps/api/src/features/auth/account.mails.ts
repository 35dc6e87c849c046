import { invitedTo } from "@before-ten/contracts/auth/invitation-messages";
import { type AdminRole, adminRoles } from "@before-ten/contracts/auth/permissions";
import { brand } from "@before-ten/contracts/shared/brand";
import { findUser } from "@before-ten/db/queries/auth/users";
import { z } from "zod";
import type { NoticeReader } from "../../deps.ts";
import { type NoticeFacts, accountNoticeData, writeNotice } from "../../mail/account-notice.ts";
import type { Mail } from "../../mail/mailer.ts";
import { writeMail } from "../../mail/layout/mail-body.ts";
import { type MailKind, defineMail } from "../../mail/mail-kind.ts";
import { type MailedKind, writeAuthLink } from "./auth-links.ts";

/** Defines a mail with a link. It isn't sent once the link has become invalid. */
function defineLinkMail(
  name: string,
  kind: MailedKind,
  write: (to: string, url: string) => Mail,
): MailKind<{ linkId: string }> {
  return defineMail({
    name,
    priority: "high",
    data: z.object({ linkId: z.uuid() }),
    async write(deps, { linkId }) {
      const link = await writeAuthLink(deps, kind, linkId);
      return link && write(link.to, link.url);
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
  data: accountNoticeData.extend({ adminId: z.uuid() }),
  async write({ db, site, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    if (reader === undefined) return undefined;
    const admin = await findUser(db, notice.adminId);
    return adminMadeMail(reader, { ...notice, admin, publicUrl: site.publicUrl });
  },
});

/** Sent to an admin whose role changed or ended, unless it changed again meanwhile. */
export const roleChanged = defineMail({
  name: "role changed",
  priority: "high",
  data: z.object({
    userId: z.uuid(),
    adminRole: z.enum(adminRoles).nullable(),
    ownerId: z.uuid(),
  }),
  async write({ db, site }, { userId, adminRole, ownerId }) {
    const user = await findUser(db, userId);
    if (user?.admin_role !== adminRole) return undefined;
    const changedBy = (await findUser(db, ownerId))?.name ?? "An owner";
    const { publicUrl } = site;
    return adminRole === null
      ? accessEndedMail(user.email, { changedBy, publicUrl })
      : roleChangedMail(user.email, { adminRole, changedBy, publicUrl });
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

export function passwordResetMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Choose a new password for ${brand.name}`,
    ...writeMail({
      preview: "The link works once, within an hour. If it wasn't you, do nothing.",
      title: "Choose a new password",
      blocks: [
        {
          text: "It happens to all of us: somebody, hopefully you, forgot the password for the account at this address. Choose a new one, and you are back in.",
        },
        { action: "Choose a new password", url },
        {
          text: "The link works once, within an hour. Once you change it, every device that's signed in has to sign in again.",
        },
      ],
      footer: [
        {
          text: "You are getting this email because somebody asked for a new password for this address.",
        },
        { text: "If it wasn't you, do nothing: your password stays as it is." },
        { text: "Asked more than once? Only the link in the newest email works." },
      ],
    }),
  };
}

export function verificationMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Please confirm your address for ${brand.name}`,
    ...writeMail({
      preview: "One click, and we know that our emails reach you.",
      title: "Is this your address?",
      blocks: [
        {
          text: "An account with us was given this address. Tell us that it is yours, and we know that our emails reach you.",
        },
        { action: "Yes, it is mine", url },
        { text: "The link works once, within three days." },
      ],
      footer: [
        {
          text: "You are getting this email because this address was entered for an account with us.",
        },
        { text: "If it isn't your account, do nothing: the address stays unconfirmed." },
        { text: "Has the link expired? Choosing a new password confirms your address too." },
      ],
    }),
  };
}

export function newEmailMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Please confirm your new address for ${brand.name}`,
    ...writeMail({
      preview: "One click, and your account has this address from then on.",
      title: "Is this your new address?",
      blocks: [
        {
          text: "Someone, hopefully you, wants to use this address for an account with us. Confirm it, and from then on you sign in with it and our emails come here.",
        },
        { action: "Yes, use this address", url },
        { text: "The link works once, within three days." },
      ],
      footer: [
        {
          text: "You are getting this email because this address was entered for an account with us.",
        },
        { text: "If it isn't your account, do nothing: it keeps the address it has." },
      ],
    }),
  };
}

export function emailChangeRequestedMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Changing the address of your ${brand.name} account?`,
    ...writeMail({
      preview: "If it was you, there is nothing to do here. If it wasn't, one click stops it.",
      title: "Was this you?",
      blocks: [
        {
          text: "Somebody who is signed in to your account asked us to use another address for it. Until that address is confirmed, nothing changes: you still sign in with this one, and password links still come here.",
        },
        {
          text: "If it was you, there is nothing to do here: open the link in the email to your new address.",
        },
        {
          text: "If it wasn't you, stop it now. The account keeps this address, everybody is signed out, and you choose a new password.",
        },
        { action: "It wasn't me: stop it", url },
        { text: "The link works once, within 72 hours." },
      ],
      footer: [
        {
          text: "You are getting this email because somebody asked to change the address of your account with us.",
        },
      ],
    }),
  };
}

export function emailChangedMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Your ${brand.name} account has a new address`,
    ...writeMail({
      preview: "If it wasn't you who changed it, one click brings this address back.",
      title: "Your account has a new address",
      blocks: [
        {
          text: "The new address was confirmed a moment ago. From now on you sign in with it, and our emails go there.",
        },
        {
          text: "If it wasn't you who changed it, undo it now. The account gets this address back, everybody is signed out, and you choose a new password.",
        },
        { action: "It wasn't me: undo it", url },
        { text: "The link works once, within 72 hours." },
      ],
      footer: [
        {
          text: "You are getting this email because this was the address of your account with us.",
        },
        { text: "If you changed it, do nothing: the new address stays." },
      ],
    }),
  };
}

interface RoleChange {
  changedBy: string;
  publicUrl: string;
}

export function roleChangedMail(
  to: string,
  { adminRole, changedBy, publicUrl }: RoleChange & { adminRole: AdminRole },
): Mail {
  return {
    to,
    subject: `You have a new role at ${brand.name}`,
    ...writeMail({
      preview: `${changedBy} has made you ${roleNames[adminRole]} in the admin area.`,
      title: `You're now ${roleNames[adminRole]}`,
      blocks: [
        { text: `${changedBy} has changed your role. It lets you ${invitedTo[adminRole]}.` },
        { action: "Open the admin area", url: `${publicUrl}/admin` },
        {
          text: "It takes effect at once, and you are signed out everywhere: please sign in again. API keys that you made don't work any more.",
        },
      ],
      footer: [
        { text: `You are getting this email because you are an admin of ${brand.name}.` },
        { text: "If the role isn't the one you need, ask an owner." },
      ],
    }),
  };
}

const roleNames: Readonly<Record<AdminRole, string>> = {
  owner: "an owner",
  editor: "an editor",
  newsletter: "the writer of the newsletter",
  viewer: "a viewer",
};

export function accessEndedMail(to: string, { changedBy, publicUrl }: RoleChange): Mail {
  return {
    to,
    subject: `You are no longer an admin of ${brand.name}`,
    ...writeMail({
      preview: `${changedBy} has ended your access. Your account stays.`,
      title: "Your access has ended",
      blocks: [
        {
          text: `${changedBy} has ended your access to the admin area. You are signed out everywhere, and the API keys that you made don't work any more.`,
        },
        { text: "Your account stays, and so does what you wrote." },
        { action: "See the site", url: publicUrl },
      ],
      footer: [
        { text: `You are getting this email because you were an admin of ${brand.name}.` },
        { text: "If you think this is a mistake, ask an owner." },
      ],
    }),
  };
}

interface MadeAdmin extends NoticeFacts {
  /** Undefined if the account was deleted meanwhile. */
  admin: { name: string; email: string; admin_role: AdminRole | null } | undefined;
}

export function adminMadeMail(reader: NoticeReader, { admin, ...facts }: MadeAdmin): Mail {
  return writeNotice(
    reader,
    {
      subject: `A new admin for ${brand.name}`,
      title: "You added an admin",
      what: "An admin was added from your account.",
      meaning: "They can open the admin area and do what their role allows.",
      facts: [
        ["Name", admin?.name ?? "Already deleted"],
        ...(admin ? [["Email", admin.email] as const] : []),
        ...(admin?.admin_role ? [["Role", admin.admin_role] as const] : []),
      ],
      afterwards: "Then sign in and delete the new admin under Users.",
      because: "You are getting this email because an admin was added from your account.",
    },
    facts,
  );
}
