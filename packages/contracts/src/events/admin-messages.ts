import type { Availability } from "./availability.ts";
import { bulkMessages } from "../shared/bulk-messages.ts";
import { maxBulkEvents } from "./rules.ts";

export const eventFormMessages = {
  nameRequired: "Event name is required",
  nameTooShort: "Event name must be at least 3 characters",
  descriptionRequired: "Description is required",
  descriptionTooShort: "Description must be at least 10 characters",
  startDateRequired: "Start date is required",
  endDateRequired: "End date is required",
  startTimeRequired: "Start time is required",
  endTimeRequired: "End time is required",
  countryRequired: "Country is required",
  priceRequired: "Ticket price is required",
  priceInvalid: "Please enter a valid price (e.g., 50.00)",
  priceEndRequired: "Please say until when this price holds",
  lastPriceEnds: "The last price has no end",
  pricesInOrder: "This price has to end after the one before it",
  priceEndsLate: "A price by date has to end before the party does",
  tooManyPrices: "An event has at most 6 prices",
  linkRequired: "Redirect URL is required",
  linkInvalid: "Please enter a valid URL",
  endBeforeStart: "End date must be on or after start date",
  locationRequired: "Location is required",
  locationMissingManual: "Please enter a location manually",
  locationMissing: "Please select a location from the dropdown or switch to manual entry",
  dateInvalid: "Please enter a valid date",
  timeInvalid: "Please enter a valid time (e.g., 16:00)",
  timeZoneUnknown: "Please enter a time zone by its IANA name (e.g., America/Vancouver)",
  wholeNumber: "Please enter a whole number",
  capacityUnlimited: "An event without a limit has no capacity",
  actRequired: "Please say who plays",
  actTooLong: "A name must be at most 100 characters",
  lineUpTooLong: "A line-up has at most 30 entries",
  noteTooLong: "Please use at most 300 characters",
  onSaleFromRequired: "Please say when tickets go on sale",
  onSaleFromUnneeded: "Only tickets that are not yet on sale can have an on-sale date",
  disruptionRequired: "Please say what happened",
  reasonRequired: "Please give a reason",
  tellOrNot: "Please choose whether visitors are told",
  reasonTooLong: "A reason must be at most 500 characters",
  /** The reason of an event that an imported file calls off. */
  calledOffInFile: (kind: string) => `This party has been ${kind}.`,
  nothingChanged: "Please change the date, the hours or the place",
  datesUnchanged: "The event is already on that date. Please enter the new date.",
  locationUnchanged: "The event is already at that place. Please enter the new place.",
} as const;

export const adminEventMessages = {
  created: "Event created successfully!",
  updated: "Event updated successfully!",
  deleted: "Event deleted successfully!",
  createFailed: "Failed to create event",
  createFailedRetry: "Failed to create event. Please try again.",
  updateFailed: "Failed to update event",
  updateFailedRetry: "Failed to update event. Please try again.",
  deleteFailed: "Failed to delete event",
  deleteFailedRetry: "Failed to delete event. Please try again.",
  loadFailed: "Failed to load event data",
  confirmDelete: "Are you sure you want to delete this event? This action cannot be undone.",
  noneCurrent: "No current active events found.",
  unableToLoad: "Unable to load",
  createFirst: "Create Your First Event",
  statusChanged: "Event status updated successfully!",
  dialogNotLoaded: "This can't be shown now. Please reload the page and try again.",
  disruptionTakenBack: "Notice removed. Visitors no longer see it.",
  duplicateFailed: "Failed to duplicate event",
  duplicateFailedRetry: "Failed to duplicate event. Please try again.",
} as const;

/** Labels for an event's availability. */
export const availabilityLabels: Record<Availability, string> = {
  "on-sale": "On sale",
  "few-left": "Few left",
  "sold-out": "Sold out",
  "not-yet-on-sale": "Not yet on sale",
  free: "Free entry",
  "at-the-door": "Pay at the door",
};

export const bulkEventMessages = bulkMessages({ one: "event", many: "events", max: maxBulkEvents });
