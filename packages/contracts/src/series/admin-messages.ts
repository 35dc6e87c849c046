import { forEachNote } from "../events/notes.ts";
import type { SeriesField, SeriesScope } from "./rules.ts";

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

export const seriesFieldLabels: Readonly<Record<SeriesField, string>> = {
  eventName: "name",
  description: "description",
  startDate: "date",
  endDate: "end date",
  startTime: "start time",
  endTime: "end time",
  location: "place",
  country: "country",
  timeZone: "time zone",
  ticketPrice: "price",
  redirectUrl: "ticket link",
  status: "status",
  capacity: "capacity",
  unlimitedCapacity: "capacity",
  availability: "tickets",
  onSaleFrom: "on-sale date",
  musicGenres: "music",
  lineUp: "line-up",
  minimumAge: "minimum age",
  ...forEachNote((_name, { label }) => label.toLowerCase()),
  featured: "featured",
  publishAt: "publish time",
  takeDownAt: "take-down time",
  poster: "flyer",
};
