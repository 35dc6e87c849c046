/** In characters; what campaigns and posts take of it, too. */
export const maxImageAltLength = 250;
export const maxFileNameLength = 200;

/** Of the library, on a page. */
export const imagePageLimit = 24;
