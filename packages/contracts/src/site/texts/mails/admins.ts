import { defineTexts } from "../../define-texts.ts";

/** Emails about being an admin. */

export const invitationMailTexts = defineTexts("mail-invitation", "Email: join the team", {
  subject: "Your invitation to the {club} team",
  preview: "{inviter} would like you to {work}.",
  title: "You're invited",
  text: "{inviter} would like you to join the {club} team, and to {work}. Choose a password and you're in.",
  accept: "Accept the invitation",
  expiry: "The link works once, within {hours} hours.",
  because: "You're getting this email because {inviter} entered this address.",
  otherwise: "If you don't know them, do nothing: no account is created.",
  several: "Got more than one? Only the link in the newest email works.",
});

export const adminInvitedTexts = defineTexts("mail-admin-invited", "Email: you invited an admin", {
  subject: "An invitation to the {club} team",
  title: "You invited an admin",
  what: "An invitation was sent from your account.",
  meaning: "Once they accept, they can open the admin area.",
  email: "Email",
  role: "Role",
  account: "Account",
  hadAccount:
    "There is one already. When they accept, they choose a new password for it, and its old password, sessions, passkeys and API keys stop working.",
  noAccount: "None yet",
  gone: "Already accepted or withdrawn",
  afterwards: "Then sign in and withdraw the invitation under Users.",
  because: "You're getting this email because an invitation was sent from your account.",
});

export const adminMadeTexts = defineTexts("mail-admin-made", "Email: you added an admin", {
  subject: "A new admin for {club}",
  title: "You added an admin",
  what: "An admin was added from your account.",
  meaning: "They can open the admin area and do what their role allows.",
  name: "Name",
  email: "Email",
  role: "Role",
  gone: "Already deleted",
  afterwards: "Then sign in and delete the new admin under Users.",
  because: "You're getting this email because an admin was added from your account.",
});

export const roleChangedTexts = defineTexts("mail-role-changed", "Email: you have a new role", {
  subject: "You have a new role at {club}",
  preview: "{owner} has made you {role} in the admin area.",
  title: "You're now {role}",
  text: "{owner} has changed your role. You can now {work}.",
  someOwner: "An owner",
  open: "Open the admin area",
  effect:
    "It applies right away, and you're signed out everywhere: please sign in again. API keys you created no longer work.",
  because: "You're getting this email because you're an admin of {club}.",
  otherwise: "If the role isn't the one you need, ask an owner.",
  anOwner: "an owner",
  anEditor: "an editor",
  theNewsletterWriter: "a newsletter writer",
  answersMessages: "a member of the messages team",
  atTheDoor: "a member of the door team",
  aViewer: "a viewer",
});

export const accessEndedTexts = defineTexts("mail-access-ended", "Email: your access has ended", {
  subject: "You're no longer an admin of {club}",
  preview: "{owner} has ended your access. Your account stays.",
  title: "Your access has ended",
  text: "{owner} has ended your access to the admin area. You're signed out everywhere, and API keys you created no longer work.",
  stays: "Your account stays, and so does what you wrote.",
  seeSite: "See the site",
  because: "You're getting this email because you were an admin of {club}.",
  otherwise: "If you think this is a mistake, ask an owner.",
});
