/**
 * A `mailto:` link that opens an answer in the admin's mail program. The sender's text can't add
 * recipients or headers.
 */
export function replyLink({ email, subject }: { email: string; subject: string }): string {
  // Some mail programs can't read an encoded @.
  const address = encodeURIComponent(email).replace("%40", "@");
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return `mailto:${address}?subject=${encodeURIComponent(answer)}`;
}
