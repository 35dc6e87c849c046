/** The exact sentences of the specification, by feature. Schemas, errors and toasts read them here. */

export const eventMessages = {
  loadFailed: "Failed to load events",
  notFound: "Event not found",
  detailsFailed: "Failed to load event details",
  noneUpcoming: "No upcoming events scheduled",
  noneFound: "No events found",
} as const;

export const blogMessages = {
  loadFailed: "Failed to load blogs",
  notFound: "Blog not found",
  detailsFailed: "Failed to load blog",
  missingTitle: "Blog Not Found",
  noneFound: "No articles found",
  linkCopied: "Link copied to clipboard!",
} as const;

export const newsletterMessages = {
  invalidEmail: "Please enter a valid email address",
  subscribed: "Successfully subscribed to newsletter!",
  subscribeFailed: "Failed to subscribe. Please try again.",
  tooManyAttempts: "Too many subscription attempts. Please try again later.",
} as const;
