import {
  emailChangeAskedMail,
  emailChangedMail,
  newEmailMail,
  passwordResetMail,
  verificationMail,
} from "../apps/api/src/features/auth/account.mails.ts";
import { contactMail } from "../apps/api/src/features/contact/contact.mails.ts";
import {
  confirmationMail,
  welcomeMail,
} from "../apps/api/src/features/newsletter/newsletter.mails.ts";

const site = "https://club.example";
const to = "ana@mail.example";
const token = "k3Jd9".repeat(9);

/** Every mail the site writes, with what is hardest on its layout. */
export const mails = {
  welcome: welcomeMail(to, {
    events: `${site}/events`,
    unsubscribe: `${site}/unsubscribe?token=${token}.${token}`,
  }),
  confirm: confirmationMail(to, `${site}/newsletter/confirm?token=${token}.${token}`),
  reset: passwordResetMail(to, `${site}/reset-password/${token}`),
  verify: verificationMail(to, `${site}/verify-email/${token}`),
  newEmail: newEmailMail(to, `${site}/verify-email/${token}`),
  emailChangeAsked: emailChangeAskedMail(to, `${site}/undo-email-change/${token}`),
  emailChanged: emailChangedMail(to, `${site}/undo-email-change/${token}`),
  contact: contactMail("team@club.example", {
    name: "Ana-Maria Featherstonehaugh",
    email: "ana.maria.featherstonehaugh@a-very-long-domain.example",
    type: "partnership",
    subject: `A room for ${"four".repeat(12)} hundred`,
    message: `Good afternoon,\n\nwe have a room by the river, with a wooden floor & windows to the west. <b>Nobody</b> dances in it.\n\nhttps://club.example/${"a-long-address/".repeat(6)}\n\nAna`,
  }),
};
