/** Free of zod, so that every page may read it. */

/** Of what is typed of an address, in characters. */
export const maxPlaceTextLength = 200;
