import { defineTexts } from "../../define-texts.ts";

export const invitationTexts = defineTexts("invitation", "Invitation to the team (/invitation)", {
  pageTitle: "Your invitation",
  description: "Accept an invitation to the team.",
  loading: "One moment",
  failedTitle: "This link doesn't work",
  again: "Try again",
  toHome: "Go to the site",
  title: "Join the {club} team",
  lead: "{name} would like you to {task}.",
  formTitle: "Your new account",
  name: "Your name",
  email: "Your email",
  password: "A password, at least {min} characters",
  showPassword: "Show password",
  accept: "Accept and sign in",
  accepting: "Signing in...",
  otherTitle: "You're signed in as someone else",
  signOut: "Sign out",
  staySignedIn: "Stay signed in",
});
