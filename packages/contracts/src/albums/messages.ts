/** Errors of albums for visitors. */
export const albumMessages = {
  notFound: "There are no photos of this party",
  loadFailed: "The photos couldn't be loaded",
} as const;
