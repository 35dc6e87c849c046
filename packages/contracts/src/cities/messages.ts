export const cityMessages = {
  notFound: "City not found",
  loadFailed: "The city can't be loaded",
} as const;
