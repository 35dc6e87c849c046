import { searchReader } from "../../../lib/search-parameters.ts";

/** Reads the query parameters of a mailed link. */
export const validateMailedLinkSearch = searchReader({
  // An unencoded `+` in a link arrives as a space, which no address has.
  email: (given) => text(given)?.trim().replaceAll(" ", "+") || undefined,
  token: text,
  via: text,
});

function text(given: unknown): string | undefined {
  return typeof given === "string" && given !== "" ? given : undefined;
}
