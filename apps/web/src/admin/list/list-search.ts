import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";

/**
 * What lists of the admin area read from their address. Written by hand because every page loads the routes, and the contract's
 * schemas would bring their validator along; tests hold the two together. What makes no sense is left out.
 */

export function searchTextFrom(given: unknown): { search?: string } {
  if (typeof given !== "string") return {};
  const search = given.replaceAll("\0", "").trim().slice(0, maxSearchLength).trim();
  return search === "" ? {} : { search };
}

/** The first page is no page. */
export function pageFrom(given: unknown): { page?: number } {
  const page = Number(given);
  return Number.isInteger(page) && page > 1 && page <= maxPage ? { page } : {};
}
