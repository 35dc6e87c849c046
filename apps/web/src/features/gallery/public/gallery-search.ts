import type { PublicEvent } from "@before-ten/contracts/events/output";
import { galleryCountries } from "@before-ten/contracts/shared/countries";
import { galleryPageLimit } from "@before-ten/contracts/shared/limits";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { countryCode, pageNumber, searchReader } from "../../../lib/search-parameters.ts";

export type GallerySearch = ReturnType<typeof validateGallerySearch>;

export const validateGallerySearch = searchReader({ country: galleryCountry, page: pageNumber });

export function galleryInput(search: GallerySearch) {
  return { ...search, status: "ended" as const, limit: galleryPageLimit };
}

/** Past events may have an album. */
export function coversInput(past: PageOf<PublicEvent> | undefined) {
  return { ids: past?.items.map(({ id }) => id) ?? [] };
}

function galleryCountry(given: unknown): string | undefined {
  const code = countryCode(given);
  return galleryCountries().find((country) => country === code);
}
