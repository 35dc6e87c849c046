export const eventMessages = {
  loadFailed: "Failed to load events",
  notFound: "Event not found",
  detailsFailed: "Failed to load event details",
  noneUpcoming: "No upcoming events scheduled",
  noneFound: "No events found",
} as const;
