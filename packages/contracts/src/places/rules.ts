/** Free of zod, so that every page may read it. */

/** In characters of a typed address. */
export const maxPlaceTextLength = 200;
