/** Without zod, so that the sign-in page doesn't load it for a number. */

export const maxPasskeys = 20;
export const maxPasskeyNameLength = 60;

export const recoveryCodeCount = 10;

/** Time limit for the second step of a sign-in. */
export const pendingSignInMs = 10 * 60_000;

/** How long a challenge can be answered. */
export const challengeMs = 5 * 60_000;

/** The methods for the second step of a sign-in. */
export const secondFactorMethods = ["passkey", "recovery-code"] as const;
