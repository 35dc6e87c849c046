import { type CountryCode, isCountryCode } from "@before-ten/contracts/shared/countries";
import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";

export interface EventsSearch {
  q?: string;
  country?: CountryCode;
  page?: number;
}

/**
 * Reads the filters from the address. Written by hand because the contract's schema would bring its
 * validator onto a public page; a test holds the two together. What makes no sense is left out.
 */
export function validateEventsSearch(search: Record<string, unknown>): EventsSearch {
  const q = typeof search.q === "string" ? cleanText(search.q) : "";
  const country = typeof search.country === "string" ? search.country.toUpperCase() : "";
  const page = Number(search.page);
  return {
    ...(q !== "" && { q }),
    ...(isCountryCode(country) && { country }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPage && { page }),
  };
}

function cleanText(text: string): string {
  return text.replaceAll("\0", "").trim().slice(0, maxSearchLength).trim();
}
