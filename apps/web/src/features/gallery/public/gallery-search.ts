import { type CountryCode, galleryCountries } from "@before-ten/contracts/shared/countries";
import { galleryPageLimit } from "@before-ten/contracts/shared/limits";
import { countryCode, pageNumber, searchReader } from "../../../lib/search-parameters.ts";

export type GallerySearch = ReturnType<typeof validateGallerySearch>;

export const validateGallerySearch = searchReader({ country: galleryCountry, page: pageNumber });

export function galleryInput(search: GallerySearch) {
  return { ...search, status: "ended" as const, limit: galleryPageLimit };
}

function galleryCountry(given: unknown): CountryCode | undefined {
  const code = countryCode(given);
  return galleryCountries.find((country) => country === code);
}
