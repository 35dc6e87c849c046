/** In characters; campaigns and posts have the same limit. */
export const maxImageAltLength = 250;
export const maxFileNameLength = 200;

/** Images on a page of the library. */
export const imagePageLimit = 24;
