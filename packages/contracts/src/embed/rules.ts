/** What partners choose of the list that they show, beside its country. */
export const embedThemes = ["light", "dark"] as const;
export const defaultEmbedCount = 3;
export const maxEmbedCount = 12;
