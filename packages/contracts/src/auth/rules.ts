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
