import { maxImageAltLength } from "../images/rules.ts";

/** Free of zod, so that every page may read it. */

/** Of an album. */
export const maxAlbumImages = 60;

/** In characters. */
export const albumLengths = { caption: 200, alt: maxImageAltLength, consentNote: 2_000 } as const;

/** How many of an album's first images stand on its tile in the gallery. */
export const coverImages = 3;

/** Of an event that has no album yet: the first that is saved is the second version. */
export const emptyAlbumVersion = 1;
