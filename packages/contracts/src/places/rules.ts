/** Without zod, so that every page can import it. */

/** In characters of a typed address. */
export const maxPlaceTextLength = 200;
