/** Printed with the password of an admin whose address had an account before. */
export function hadAccountNotice(email: string): string {
  return `${email} already had an account. Everything that opened it has ended: its password, sessions, passkeys, recovery codes, mailed links and API keys.`;
}
