import {
  type HistoryAction,
  type HistoryActor,
  type HistoryKind,
  type HistoryOrigin,
  historyTable,
  isHistoryKind,
} from "./rules.ts";

/** Labels for a history. Without zod. */

export const actionLabels: Readonly<Record<HistoryAction, string>> = {
  created: "Created",
  changed: "Changed",
  deleted: "Deleted",
  restored: "Restored",
  purged: "Deleted for good",
};

export const actorLabels: Readonly<Record<HistoryActor, string>> = {
  admin: "Admins",
  key: "API keys",
  job: "System",
};

export const originLabels: Readonly<Record<HistoryOrigin, string>> = {
  "admin-area": "Admin area",
  api: "API",
  import: "File import",
  job: "Server",
};

/** By the API's name, with the same labels as the forms; others are made from their name. */
const fieldLabels: Readonly<Record<string, string>> = {
  // Events
  eventName: "Event name",
  startDate: "Start date",
  endDate: "End date",
  startTime: "Start time",
  endTime: "End time",
  location: "Location",
  country: "Country",
  venueId: "Venue",
  timeZone: "Time zone",
  "ticketPrice.amount": "Ticket price",
  "ticketPrice.currency": "Currency",
  priceSteps: "Prices by date",
  redirectUrl: "Ticket redirect URL",
  capacity: "Capacity",
  photos: "Pictures",
  unlimitedCapacity: "No limit",
  onSaleFrom: "On sale from",
  musicGenres: "Music genres",
  lineUp: "Line-up",
  accessibility: "Access",
  featured: "Featured",
  poster: "Poster",
  "poster.alt": "Description of the poster",
  availabilitySetting: "Tickets",
  "disruption.kind": "What happened",
  "disruption.reason": "Reason for guests",
  "disruption.since": "Known since",
  "disruption.previousDates.startDate": "Start date before",
  "disruption.previousDates.endDate": "End date before",
  "disruption.previousDates.startTime": "Start time before",
  "disruption.previousDates.endTime": "End time before",
  "disruption.previousLocation": "Location before",
  dayNotice: "Notice of the day",
  dayNoticeFor: "Notice for the party on",
  "series.id": "Series",
  seriesOwnFields: "Changed on this date only",
  // Albums
  images: "Images",
  consentNote: "Consent note",
  // Posts
  document: "Content with its structure",
  readTime: "Read time",
  publishDate: "Published",
  image: "Image",
  "image.alt": "Description of the image",
  "seo.slug": "Address",
  slug: "Address",
  // Campaigns
  previewText: "Preview text",
  senderName: "Sender",
  blocks: "Content",
  segment: "Audience",
  scheduledAt: "Goes out at",
  publishAt: "Publish at",
  // Subscribers and accounts
  email: "Email",
  pendingEmail: "New email, not yet confirmed",
  emailVerifiedAt: "Email confirmed",
  pausedUntil: "Pause until",
  "consent.wording": "Consent",
  "consent.at": "Consent given",
  "consent.utmParams": "Source",
  // Messages, passkeys
  contactMessageId: "Message",
  userId: "Account",
  isSynced: "Kept by a password manager",
};

/** By name, with the admin area's labels for the owners' switches. */
const settingLabels: Readonly<Record<string, string>> = {
  "require-second-factor": "Second factor for every admin",
  "demo-removed": "Demo club removed",
};

export function kindLabel(kind: string): string {
  return isHistoryKind(kind) ? historyTable[kind].one : worded(kind);
}

/** A label for an item, from its kind and its stored title. */
export function entityTitle(kind: string, title: string): string {
  return kind === "setting" ? (settingLabels[title] ?? worded(title)) : title;
}

export function fieldLabel(field: string): string {
  return fieldLabels[field] ?? worded(field);
}

/** `takeDownAt` becomes "Take down at", and `image.alt` "Image alt". */
function worded(name: string): string {
  const words = name
    .replaceAll(/[_.-]+/g, " ")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The API's name of a column, if it isn't the column in camel case. Dots lead into the answer: an
 * event's `ticketPrice.amount`.
 */
const apiNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  event: {
    ticket_amount: "ticketPrice.amount",
    ticket_currency: "ticketPrice.currency",
    poster_id: "poster",
    poster_alt: "poster.alt",
    availability: "availabilitySetting",
    disruption: "disruption.kind",
    disruption_reason: "disruption.reason",
    disrupted_at: "disruption.since",
    previous_start_date: "disruption.previousDates.startDate",
    previous_end_date: "disruption.previousDates.endDate",
    previous_start_time: "disruption.previousDates.startTime",
    previous_end_time: "disruption.previousDates.endTime",
    previous_location: "disruption.previousLocation",
    series_id: "series.id",
  },
  post: {
    slug: "seo.slug",
    published_at: "publishDate",
    image_id: "image",
    image_alt: "image.alt",
  },
  page: { published_at: "publishDate" },
  subscriber: {
    consent_wording: "consent.wording",
    consented_at: "consent.at",
    utm_params: "consent.utmParams",
  },
  message: { assigned_to: "assignee" },
} satisfies Partial<Record<HistoryKind, Record<string, string>>>;

/** The API's name of a column recorded in the history. */
export function historyFieldName(kind: string, column: string): string {
  return apiNames[kind]?.[column] ?? camelCase(column);
}

function camelCase(column: string): string {
  return column.replaceAll(/_+([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
