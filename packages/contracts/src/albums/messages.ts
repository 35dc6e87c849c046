/** Errors of albums for visitors. */
export const albumMessages = {
  notFound: "No pictures from this party",
  loadFailed: "The pictures couldn't be loaded",
} as const;
