import { maxImageAltLength } from "../images/rules.ts";

/** Without zod, so that every page can import it. */

/** Per album. */
export const maxAlbumImages = 60;

/** In characters. */
export const albumLengths = { caption: 200, alt: maxImageAltLength, consentNote: 2_000 } as const;

/** How many of an album's first images its gallery tile shows. */
export const coverImages = 3;

/** Version of an event without an album: the first saved album is version 2. */
export const emptyAlbumVersion = 1;
