import type { UpdateAlbum } from "@before-ten/contracts/albums/input";
import type { EditableKind } from "@before-ten/contracts/editing/rules";
import type { CreateCampaign } from "@before-ten/contracts/campaigns/input";
import { forEachNoteColumn } from "@before-ten/contracts/events/notes";
import type { CreateEvent } from "@before-ten/contracts/events/input";
import type { UpdatePost } from "@before-ten/contracts/posts/input";
import type { AlbumColumns } from "../albums/albums.ts";
import type { EventColumns } from "../events/admin-events.ts";
import type { PostColumns } from "../posts/admin-posts.ts";
import type { CampaignColumns } from "../campaigns/campaigns.ts";

/** The contract's input field for each column. Null: computed, or derived from actions. */
const eventFields: Record<keyof EventColumns, keyof CreateEvent | "poster" | null> = {
  event_name: "eventName",
  description: "description",
  start_date: "startDate",
  end_date: "endDate",
  start_time: "startTime",
  end_time: "endTime",
  starts_at: null,
  ends_at: null,
  location: "location",
  location_label: null,
  country: "country",
  time_zone: "timeZone",
  poster_id: "poster",
  poster_alt: null,
  music_genres: "musicGenres",
  ticket_amount: "ticketPrice",
  ticket_currency: "ticketPrice",
  redirect_url: "redirectUrl",
  line_up: "lineUp",
  minimum_age: "minimumAge",
  ...forEachNoteColumn((name) => name),
  capacity: "capacity",
  unlimited_capacity: "unlimitedCapacity",
  registrations: "registrations",
  availability: "availability",
  on_sale_from: "onSaleFrom",
  disruption: null,
  disruption_reason: null,
  disrupted_at: null,
  previous_start_date: null,
  previous_end_date: null,
  previous_start_time: null,
  previous_end_time: null,
  previous_starts_at: null,
  previous_ends_at: null,
  previous_location: null,
  series_id: null,
  series_own_fields: null,
  featured: "featured",
  status: "status",
  publish_at: "publishAt",
  take_down_at: "takeDownAt",
};

/** All columns admins write, and those derived from them. */
export const eventColumnNames: readonly string[] = Object.keys(eventFields);

const postFields: Record<
  keyof PostColumns,
  Exclude<keyof UpdatePost, "id" | "baseVersion"> | "image" | null
> = {
  slug: "slug",
  title: "title",
  excerpt: "excerpt",
  content: "content",
  // The text counts as one field, in whichever form it was sent.
  document: "content",
  author: "author",
  category: "category",
  tags: "tags",
  read_time: "readTime",
  featured: "featured",
  status: "status",
  publish_at: "publishAt",
  take_down_at: "takeDownAt",
  published_at: null,
  image_id: "image",
  image_alt: null,
};

const campaignFields: Record<keyof CampaignColumns, keyof CreateCampaign> = {
  topic: "topic",
  subject: "subject",
  preview_text: "previewText",
  sender_name: "senderName",
  blocks: "blocks",
  segment: "segment",
};

const albumFields: Record<keyof AlbumColumns, keyof UpdateAlbum> = {
  images: "images",
  consent_note: "consentNote",
};

const fields: Record<EditableKind, Record<string, string | null>> = {
  event: eventFields,
  album: albumFields,
  post: postFields,
  campaign: campaignFields,
};

/** Undefined if it isn't a form field. */
export function fieldOfColumn(kind: EditableKind, column: string): string | undefined {
  return fields[kind][column] ?? undefined;
}
