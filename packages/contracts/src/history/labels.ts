import type { HistoryAction, HistoryActor, HistoryKind, HistoryOrigin } from "./rules.ts";

/** What people read of a history. Free of zod. */

export const kindLabels: Readonly<Record<HistoryKind, string>> = {
  event: "Events",
  series: "Series",
  album: "Albums",
  post: "Blog posts",
  campaign: "Campaigns",
  subscriber: "Subscribers",
  message: "Messages",
  reply: "Answers to messages",
  user: "Users",
  invitation: "Invitations",
  passkey: "Passkeys",
  key: "API keys",
  setting: "Settings",
};

const oneOfKind: Readonly<Record<string, string>> = {
  event: "Event",
  series: "Series",
  album: "Album",
  post: "Blog post",
  campaign: "Campaign",
  subscriber: "Subscriber",
  message: "Message",
  reply: "Answer to a message",
  user: "User",
  invitation: "Invitation",
  passkey: "Passkey",
  key: "API key",
  setting: "Setting",
} satisfies Record<HistoryKind, string>;

export const actionLabels: Readonly<Record<HistoryAction, string>> = {
  created: "Created",
  changed: "Changed",
  deleted: "Deleted",
  restored: "Brought back",
  purged: "Deleted for good",
};

export const actorLabels: Readonly<Record<HistoryActor, string>> = {
  admin: "Admins",
  key: "API keys",
  job: "The server",
};

export const originLabels: Readonly<Record<HistoryOrigin, string>> = {
  "admin-area": "Admin area",
  api: "API",
  import: "Import of a file",
  job: "Server",
};

/** By column, as the forms call them; what isn't here is called like its column. */
const fieldLabels: Readonly<Record<string, string>> = {
  // Events
  event_name: "Event name",
  start_date: "Start date",
  end_date: "End date",
  start_time: "Start time",
  end_time: "End time",
  location: "Location",
  country: "Country",
  time_zone: "Time zone",
  ticket_amount: "Ticket price",
  ticket_currency: "Currency",
  redirect_url: "Ticket redirect URL",
  capacity: "Capacity",
  unlimited_capacity: "No limit",
  on_sale_from: "On sale from",
  music_genres: "Music genres",
  line_up: "Line-up",
  accessibility: "Access",
  featured: "Featured",
  poster_id: "Poster",
  poster_alt: "Description of the poster",
  disruption_reason: "Reason for guests",
  series_id: "Series",
  series_own_fields: "Changed on this date alone",
  // Albums
  images: "Images",
  consent_note: "Consent note",
  // Posts
  document: "Content with its structure",
  read_time: "Read time",
  published_at: "Published",
  image_id: "Image",
  image_alt: "Description of the image",
  slug: "Address",
  // Campaigns
  preview_text: "Preview text",
  sender_name: "Sender",
  blocks: "Content",
  segment: "Audience",
  scheduled_at: "Goes out at",
  publish_at: "Publish at",
  // Subscribers and accounts
  email: "Email",
  pending_email: "New email, not yet confirmed",
  email_verified_at: "Email confirmed",
  paused_until: "Pause until",
  consent_wording: "Consent",
  consented_at: "Consent given",
  utm_params: "Source",
  // Messages, passkeys
  contact_message_id: "Message",
  user_id: "Account",
  is_synced: "Kept by a password manager",
};

/** By name, as the admin area calls what owners choose for everybody. */
const settingLabels: Readonly<Record<string, string>> = {
  "require-second-factor": "Second factor for every admin",
};

export function kindLabel(kind: string): string {
  return oneOfKind[kind] ?? worded(kind);
}

/** What something is called, from its kind and the title that is stored. */
export function entityTitle(kind: string, title: string): string {
  return kind === "setting" ? (settingLabels[title] ?? worded(title)) : title;
}

export function fieldLabel(field: string): string {
  return fieldLabels[field] ?? worded(field);
}

/** `on_sale_from`: "On sale from". */
function worded(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
