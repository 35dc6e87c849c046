import {
  alertConfirmationMail,
  alertNewsMail,
} from "../../apps/api/src/features/alerts/alert-mail-texts.ts";
import {
  followChangeMail,
  followConfirmationMail,
  followEntryMail,
  followReminderMail,
  followThanksMail,
} from "../../apps/api/src/features/alerts/followers/follower-mail-texts.ts";
import { apiKeyMadeMail } from "../../apps/api/src/features/api-keys/api-keys.mails.ts";
import {
  accessEndedMail,
  adminMadeMail,
  emailChangeRequestedMail,
  emailChangedMail,
  newEmailMail,
  passwordResetMail,
  roleChangedMail,
  verificationMail,
} from "../../apps/api/src/features/auth/account.mails.ts";
import {
  adminInvitedMail,
  invitationMail,
} from "../../apps/api/src/features/auth/invitations/invitations.mails.ts";
import { contactReplyMail } from "../../apps/api/src/features/contact/contact-reply.mails.ts";
import { contactMail } from "../../apps/api/src/features/contact/contact.mails.ts";
import {
  confirmationMail,
  welcomeMail,
} from "../../apps/api/src/features/newsletter/newsletter.mails.ts";

const site = "https://club.example";
const to = "ana@mail.example";
const token = "k3Jd9".repeat(9);

const reader = { to, isFormer: false };
const made = {
  at: "2026-12-04T12:00:00.000Z",
  origin: "in the admin area, with Chrome on Windows, at an address that begins with 2001:db8:1234",
  publicUrl: site,
};

const leave = `${site}/alerts/leave?token=${token}.${token}`;
const party = {
  name: "An Afternoon in Which Absolutely Every Song Is From 1999 and Nobody Apologises for Any of Them",
  country: "UK",
  availability: "on-sale" as const,
  when: "Saturday 5 December 2026, 4:00 PM to 10:00 PM GMT",
  where: "The Corn Exchange, Camden, London",
  reason: "The hall's roof was damaged by the storm.\n\nEverybody gets their money back.",
};
const known = {
  startsAt: "2026-12-05T16:00:00.000Z",
  endsAt: "2026-12-05T22:00:00.000Z",
  startDate: "2026-12-05",
  endDate: "2026-12-05",
  when: party.when,
  where: party.where,
  off: null,
};
const later = {
  ...known,
  startDate: "2026-12-19",
  when: "Saturday 19 December 2026, 4:00 PM to 10:00 PM GMT",
  where: "The Great Hall of the Old Public Baths, Shoreditch, London",
};
const followed = {
  name: party.name,
  country: party.country,
  known,
  links: { event: `${site}/events/${token}`, leave },
};
const news = { party, links: { event: `${site}/events/${token}`, leave } };

/** Every mail of the site, with the content that is hardest on its layout. */
export const mails = {
  welcome: welcomeMail(to, {
    links: {
      events: `${site}/events`,
      preferences: `${site}/newsletter/preferences?token=${token}.${token}`,
      unsubscribe: `${site}/unsubscribe?token=${token}.${token}`,
    },
    parties: [
      {
        image: undefined,
        imagePlace: "beside",
        title: party.name,
        url: `${site}/events/${token}`,
        label: "Few places left",
        lines: [party.when, party.where, "GBP £35 per person"],
        button: { label: "Get Tickets", url: `${site}/events/${token}` },
        more: `More about ${party.name}`,
      },
    ],
  }),
  confirm: confirmationMail(to, { confirm: `${site}/newsletter/confirm?token=${token}.${token}` }),
  alertConfirmation: alertConfirmationMail(
    to,
    { kind: "places-return", eventName: party.name, country: null },
    { confirm: `${site}/alerts/confirm?token=${token}.${token}`, leave },
  ),
  alertPlaces: alertNewsMail(to, "places-return", news),
  alertOnSale: alertNewsMail(to, "on-sale", news),
  alertNext: alertNewsMail(to, "next-event", news),
  alertCancelled: alertNewsMail(to, "cancelled", news),
  followConfirmation: followConfirmationMail(
    to,
    {
      eventName: party.name,
      country: party.country,
      kind: "places-return",
      wishes: ["changes", "reminder"],
    },
    { confirm: `${site}/alerts/confirm?token=${token}.${token}`, leave },
  ),
  followEntry: followEntryMail(to, followed),
  followReminder: followReminderMail(to, { ...followed, isToday: false }),
  followChanged: followChangeMail(to, {
    ...followed,
    known: later,
    told: known,
    change: "both",
    reason: party.reason,
  }),
  followPostponed: followChangeMail(to, {
    ...followed,
    known: { ...known, off: "postponed" },
    told: known,
    change: "postponed",
    reason: party.reason,
  }),
  followThanks: followThanksMail(to, {
    ...followed,
    photos: `${site}/gallery/${token}`,
    next: {
      city: "London",
      name: "Sunday Disco",
      when: later.when,
      url: `${site}/events/${token}`,
    },
    review: `${site}/review?token=${token}.${token}.${token}`,
  }),
  reset: passwordResetMail(to, `${site}/reset-password/${token}`),
  verify: verificationMail(to, `${site}/verify-email/${token}`),
  newEmail: newEmailMail(to, `${site}/verify-email/${token}`),
  emailChangeRequested: emailChangeRequestedMail(to, `${site}/undo-email-change/${token}`),
  emailChanged: emailChangedMail(to, `${site}/undo-email-change/${token}`),
  adminMade: adminMadeMail(reader, {
    admin: {
      name: "Ana-Maria Featherstonehaugh",
      email: `ana.maria@${"long-".repeat(8)}domain.example`,
      admin_role: "editor",
    },
    ...made,
  }),
  adminInvitation: invitationMail(to, {
    invitedBy: "Ana-Maria Featherstonehaugh",
    adminRole: "editor",
    url: `${site}/invitation?token=${token}`,
  }),
  adminInvited: adminInvitedMail(reader, {
    invitation: {
      email: `ana.maria@${"long-".repeat(8)}domain.example`,
      adminRole: "newsletter",
      hasAccount: true,
    },
    ...made,
  }),
  roleChanged: roleChangedMail(to, {
    adminRole: "newsletter",
    changedBy: "Ana-Maria Featherstonehaugh",
    publicUrl: site,
  }),
  accessEnded: accessEndedMail(to, {
    changedBy: "Ana-Maria Featherstonehaugh",
    publicUrl: site,
  }),
  apiKeyMade: apiKeyMadeMail(reader, { key: { name: "Ticket shop", hint: "bt_4fGh" }, ...made }),
  contactReply: contactReplyMail("team@club.example", {
    to,
    subject: `A room for ${"four".repeat(12)} hundred`,
    text: `Hello Ana-Maria,\n\nwhat a room! Could we come and see it on Saturday?\nhttps://club.example/${"a-long-address/".repeat(6)}\n\nThe desk`,
    original: {
      message: "Good afternoon,\n\nwe have a room by the river, with a wooden floor.\n\nAna",
      writtenAt: new Date("2026-12-04T12:00:00.000Z"),
    },
    thread: ["<1@club.example>"],
  }),
  contact: contactMail("team@club.example", {
    name: "Ana-Maria Featherstonehaugh",
    email: "ana.maria.featherstonehaugh@a-very-long-domain.example",
    type: "partnership",
    subject: `A room for ${"four".repeat(12)} hundred`,
    message: `Good afternoon,\n\nwe have a room by the river, with a wooden floor & windows to the west. <b>Nobody</b> dances in it.\n\nhttps://club.example/${"a-long-address/".repeat(6)}\n\nAna`,
  }),
};
