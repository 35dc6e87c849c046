/** The sentences of accounts. */

export const authMessages = {
  invalidEmail: "Please enter a valid email address",
  passwordRequired: "Password is required",
  passwordTooShort: "Password must be at least 15 characters",
  passwordTooLong: "Password must be at most 128 characters",
  passwordTooCommon:
    "This password is too easy to guess. Four words that don't belong together make a good one.",
  nameRequired: "Name is required",
  adminOnly: "Access denied. Admin privileges required.",
  signInNeeded: "Please sign in.",
  invalidCredentials: "Invalid email or password",
  loginFailed: "Login failed. Please check your credentials.",
  tooManyAttempts: "Too many attempts. Please try again later.",
  welcomeBack: "Welcome back, Admin!",
  loggedOut: "Logged out successfully",
  emailTaken: "An account with this email address exists already",
  wrongPassword: "The current password is not right",
  resetRequested: "If there is an account with this address, we have sent a link to it.",
  invalidResetLink: "This link is not valid, or too old. Please ask for a new one.",
  passwordChanged: "Your password is changed. Please sign in with the new one.",
  passwordUpdated: "Your password is changed. You are signed out everywhere else.",
  invalidVerifyLink:
    "This link is not valid, or too old. Choosing a new password confirms your address too.",
  invalidUndoLink:
    "This link was used already, or is older than 72 hours. If the account isn't yours again, please write to us.",
  emailRestored:
    "Your address is back, and everybody is signed out. Choose a new password now: the old one doesn't work any more.",
  revokingOver:
    "It was too long ago that you chose the password. Please sign in: API keys are revoked in the admin area, too.",
  requestFailed: "Something went wrong. Please check your connection and try again.",
  emailVerified: "Your email address is confirmed.",
} as const;
