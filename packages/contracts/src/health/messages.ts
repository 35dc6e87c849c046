export const healthMessages = {
  failed: "Failed to read the product's health",
} as const;
