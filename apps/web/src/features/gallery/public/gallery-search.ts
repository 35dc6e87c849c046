import { type CountryCode, isCountryCode } from "@before-ten/contracts/shared/countries";
import { maxListLimit, maxPage } from "@before-ten/contracts/shared/limits";

/** The tabs after "All Countries", in the specified order. */
export const galleryCountries: readonly CountryCode[] = ["AU", "NZ", "US", "UK", "CA"];

export interface GallerySearch {
  country?: CountryCode;
  page?: number;
}

export function validateGallerySearch(search: Record<string, unknown>): GallerySearch {
  const country = typeof search.country === "string" ? search.country.toUpperCase() : "";
  const page = Number(search.page);
  return {
    ...(isCountryCode(country) && galleryCountries.includes(country) && { country }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPage && { page }),
  };
}

export function galleryInput(search: GallerySearch) {
  return { ...search, status: "ended" as const, limit: maxListLimit };
}
