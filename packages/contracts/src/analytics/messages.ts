export const analyticsMessages = {
  loadFailed: "Failed to load analytics",
  noneFound: "Nothing was counted on these days",
  chartFailed: "The chart can't be drawn right now. The table holds the same figures.",
} as const;
