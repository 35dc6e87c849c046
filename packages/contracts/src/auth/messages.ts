import { mailsADay } from "../shared/limits.ts";

/** Sentences about accounts. */

export const authMessages = {
  invalidEmail: "Please enter a valid email address",
  passwordRequired: "Password is required",
  passwordTooShort: "Password must be at least 15 characters",
  passwordTooLong: "Password must be at most 128 characters",
  passwordTooCommon: "This password is too easy to guess. Four unrelated words make a good one.",
  nameRequired: "Name is required",
  adminOnly: "Access denied. Admin privileges required.",
  roleForbids: "Your role doesn't allow this. An owner can give you another one.",
  outOfReach: "This is outside the places you look after. An owner can change them.",
  signInNeeded: "Please sign in.",
  invalidCredentials: "Invalid email or password",
  loginFailed: "Login failed. Please check your credentials.",
  tooManyAttempts: "Too many attempts. Please try again later.",
  welcomeBack: "Welcome back, Admin!",
  loggedOut: "Logged out successfully",
  emailTaken: "An account with this email address already exists",
  wrongPassword: "The current password is wrong",
  resetRequested: "If there is an account with this address, we have sent a link to it.",
  invalidResetLink: "This link has expired or isn't complete. Please ask for a new one.",
  passwordChanged: "Your password has been changed. Please sign in with the new one.",
  passwordUpdated: "Your password has been changed. You're signed out everywhere else.",
  invalidVerifyLink:
    "This link has expired or isn't complete. Choosing a new password confirms your address too.",
  invalidUndoLink:
    "This link has been used already, or is more than 72 hours old. If you still can't get into the account, please write to us.",
  emailRestored:
    "Your address is back, and everyone is signed out. Choose a new password now: the old one no longer works.",
  revokingOver: "Too much time has passed. Sign in to revoke API keys in the admin area.",
  requestFailed: "Something went wrong. Please check your connection and try again.",
  emailVerified: "Your email address is confirmed.",
  verificationSent: (email: string) =>
    `We have sent a link to ${email}. Open it to confirm your address.`,
  emailAlreadyConfirmed: "Your email address is already confirmed.",
  newEmailWaits:
    "Your new address is waiting to be confirmed. Open the link in the email we sent there.",
  tooManyVerifications: `We have already sent this address ${mailsADay} confirmation emails within a day. Look in its spam folder, or choose a new password: that confirms it too.`,
} as const;
