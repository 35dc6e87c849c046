import type { UpdateAlbum } from "@before-ten/contracts/albums/input";
import type { EditableKind } from "@before-ten/contracts/editing/rules";
import type { CreateCampaign } from "@before-ten/contracts/campaigns/input";
import {
  type EventFieldColumn,
  eventFieldColumns,
  eventFields,
} from "@before-ten/contracts/events/field-table";
import type { CreateEvent } from "@before-ten/contracts/events/input";
import type { UpdatePage } from "@before-ten/contracts/pages/input";
import type { UpdatePost } from "@before-ten/contracts/posts/input";
import { forEachVenueNote } from "@before-ten/contracts/venues/notes";
import type { CreateVenue } from "@before-ten/contracts/venues/input";
import type { AlbumColumns } from "../albums/albums.ts";
import type { EventColumns } from "../events/admin-events.ts";
import type { PageColumns } from "../pages/pages.ts";
import type { VenueColumns } from "../venues/venues.ts";
import type { PostColumns } from "../posts/admin-posts.ts";
import type { CampaignColumns } from "../campaigns/campaigns.ts";

/** The table has a row for each input field, with columns that exist. */
const eventRows: Record<
  keyof CreateEvent | "poster",
  { columns: readonly (keyof EventColumns)[] }
> = eventFields;

/** The columns that no field writes: computed, or derived from actions. */
const derivedEventColumns: Record<Exclude<keyof EventColumns, EventFieldColumn>, null> = {
  starts_at: null,
  ends_at: null,
  location_label: null,
  poster_alt: null,
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
};

/** All columns admins write, and those derived from them. */
export const eventColumnNames: readonly string[] = [
  ...eventFieldColumns,
  ...Object.keys(derivedEventColumns),
];

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

const pageFields: Record<
  keyof PageColumns,
  Exclude<keyof UpdatePage, "id" | "baseVersion"> | null
> = {
  slug: "slug",
  title: "title",
  excerpt: "excerpt",
  content: "content",
  document: "content",
  status: "status",
  publish_at: "publishAt",
  take_down_at: "takeDownAt",
  published_at: null,
};

const venueFields: Record<keyof VenueColumns, keyof CreateVenue | null> = {
  slug: null,
  name: "name",
  country: "country",
  location: "location",
  capacity: "capacity",
  ...forEachVenueNote((name) => name),
  photos: "photos",
  status: "status",
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

/** The form field of each column. Columns that no field writes are missing. */
export const fieldsByColumn: Readonly<Record<EditableKind, ReadonlyMap<string, string>>> = {
  event: new Map(
    Object.entries(eventRows).flatMap(([name, { columns }]) =>
      columns.map((column) => [column, name] as const),
    ),
  ),
  album: new Map(Object.entries(albumFields)),
  post: namedFields(postFields),
  page: namedFields(pageFields),
  venue: namedFields(venueFields),
  campaign: new Map(Object.entries(campaignFields)),
};

function namedFields(fields: Readonly<Record<string, string | null>>): Map<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([column, name]) => (name === null ? [] : [[column, name]])),
  );
}
