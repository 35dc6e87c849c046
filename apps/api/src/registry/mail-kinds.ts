import { alertConfirmation, alertNews } from "../features/alerts/alerts.mails.ts";
import {
  followChange,
  followConfirmation,
  followEntry,
  followReminder,
  followThanks,
} from "../features/alerts/followers/followers.mails.ts";
import { apiKeyLost, apiKeyMade, apiKeyRevoked } from "../features/api-keys/api-keys.mails.ts";
import {
  adminMade,
  emailChange,
  emailChangeRequested,
  emailChanged,
  emailVerification,
  passwordReset,
  roleChanged,
} from "../features/auth/account.mails.ts";
import { adminInvitation, adminInvited } from "../features/auth/invitations/invitations.mails.ts";
import { accountChanged } from "../features/auth/second-factor/second-factor.mails.ts";
import { webhookTurnedOff } from "../features/changes/webhooks/webhooks.mails.ts";
import { campaignTest } from "../features/campaigns/content/campaign-test.mails.ts";
import { contactMessage } from "../features/contact/contact.mails.ts";
import { contactReply } from "../features/contact/contact-reply.mails.ts";
import {
  newsletterConfirmation,
  newsletterLink,
  newsletterWelcome,
} from "../features/newsletter/newsletter.mails.ts";
import { senderCheckMail } from "../features/sender-health/check-mail.mails.ts";
import type { MailKind } from "../mail/mail-kind.ts";
import { writtenMail } from "./written-mail.ts";

/** All kinds of mail the worker can write. */
export const mailKinds: readonly MailKind<object>[] = [
  adminInvitation,
  adminInvited,
  accountChanged,
  adminMade,
  alertConfirmation,
  alertNews,
  apiKeyLost,
  apiKeyMade,
  apiKeyRevoked,
  campaignTest,
  contactMessage,
  contactReply,
  followChange,
  followConfirmation,
  followEntry,
  followReminder,
  followThanks,
  emailChange,
  emailChangeRequested,
  emailChanged,
  emailVerification,
  newsletterConfirmation,
  newsletterLink,
  newsletterWelcome,
  passwordReset,
  roleChanged,
  senderCheckMail,
  webhookTurnedOff,
  writtenMail,
];
