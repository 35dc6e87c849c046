/** Sentences for an invited person, apart from those for admins. */
export const invitationMessages = {
  invalid: "This invitation has been used or withdrawn, or has expired. Ask for a new one.",
  hadAccount: (email: string) =>
    `There is already an account for ${email}. It gets the name and password you choose here. Its old password, sessions and passkeys stop working.`,
  alreadyAdmin: "Your account already belongs to an admin. Sign in with it.",
  otherAccount: (invited: string, signedIn: string) =>
    `This invitation is for ${invited}, and you are signed in as ${signedIn}. Sign out here to accept it; that account isn't affected.`,
  acceptFailed: "Failed to accept the invitation",
  loadFailed: "Failed to open the invitation",
} as const;
