/** Without zod, so that the sign-in page doesn't load it for a number. */

/**
 * In characters as people count them. NIST SP 800-63B-4: length is what counts, so there is no rule
 * about digits or symbols.
 */
export const passwordLength = { min: 15, max: 128 } as const;

/**
 * How long a link that undoes a change of address may work: 72 hours, after up to a day of attempts
 * to send its mail.
 */
const undoableForMs = 96 * 60 * 60_000;

/** Links requested earlier than this no longer restore anything. */
export function undoableSince(at: Date): Date {
  return new Date(at.getTime() - undoableForMs);
}

/** How long an invitation's link works, counted from its latest mail. */
export const invitationHours = 72;

export const maxPasskeys = 20;
export const maxPasskeyNameLength = 60;

export const recoveryCodeCount = 10;

/** Time limit for the second step of a sign-in. */
export const pendingSignInMs = 10 * 60_000;

/** How long a challenge can be answered. */
export const challengeMs = 5 * 60_000;

/** The methods for the second step of a sign-in. */
export const secondFactorMethods = ["passkey", "recovery-code"] as const;
