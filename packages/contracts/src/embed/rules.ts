/** Options for partners besides the country. */
export const embedThemes = ["light", "dark"] as const;
export const defaultEmbedCount = 3;
export const maxEmbedCount = 12;
