import type { SeriesScope } from "./rules.ts";

export const adminSeriesMessages = {
  created: "Series created successfully!",
  createFailed: "Failed to create the series",
  createFailedRetry: "Failed to create the series. Please try again.",
  /** Shown next to the undo button. */
  changesTo: "Changes to the series",
  datesAdded: "Dates added to the series.",
  deleted: "Series dissolved. Its events stay.",
  previewFailed: "Failed to load the preview",
  previewFailedRetry: "Failed to load the preview. Please try again.",
} as const;

export const scopeLabels: Readonly<Record<SeriesScope, string>> = {
  this: "Only this date",
  following: "This and the following dates",
  all: "All upcoming dates",
};
