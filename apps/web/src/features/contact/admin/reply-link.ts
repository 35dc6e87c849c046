/**
 * A `mailto:` link that opens an answer in the reader's own mail program. What a stranger wrote
 * can't add recipients or headers to it.
 */
export function replyLink({ email, subject }: { email: string; subject: string }): string {
  // Some mail programs don't read an encoded @.
  const address = encodeURIComponent(email).replace("%40", "@");
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return `mailto:${address}?subject=${encodeURIComponent(answer)}`;
}
