/** Free of zod, so that the sign-in page loads none of it for a number. */

export const maxPasskeys = 20;
export const maxPasskeyNameLength = 60;

export const recoveryCodeCount = 10;

/** Time limit for the second step of a sign-in. */
export const pendingSignInMs = 10 * 60_000;

/** How long a browser's answer to a challenge is waited for. */
export const challengeMs = 5 * 60_000;

/** What the second step of a sign-in can be done with. */
export const secondFactorMethods = ["passkey", "recovery-code"] as const;
