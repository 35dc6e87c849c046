export interface MailedLinkSearch {
  email?: string;
  token?: string;
}

/** Reads the query parameters of a mailed link. */
export function validateMailedLinkSearch(search: Record<string, unknown>): MailedLinkSearch {
  // A `+` that a link didn't encode arrives as a space, which no address has.
  const email = typeof search.email === "string" ? search.email.trim().replaceAll(" ", "+") : "";
  const token = typeof search.token === "string" ? search.token : "";
  return { ...(email !== "" && { email }), ...(token !== "" && { token }) };
}
