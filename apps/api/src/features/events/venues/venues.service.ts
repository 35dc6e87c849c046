import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { type Decided, withSent } from "@before-ten/contracts/shared/fields";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { CreateVenue, UpdateVenue, venueListInput } from "@before-ten/contracts/venues/input";
import { venueMessages as messages } from "@before-ten/contracts/venues/messages";
import { forEachVenueNote } from "@before-ten/contracts/venues/notes";
import type {
  AdminVenue,
  AdminVenueSummary,
  PublicVenue,
  VenuePage,
} from "@before-ten/contracts/venues/output";
import {
  addressOfVenue,
  placeOfVenue,
  publicVenueStatus,
  venueLengths,
  venuePath,
} from "@before-ten/contracts/venues/rules";
import type { Db } from "@before-ten/db/client";
import { type StoredImage, findImages } from "@before-ten/db/queries/images/images";
import {
  type VenueColumns,
  type VenueFilter,
  type VenueRow,
  findNextParties,
  findVenue,
  findVenueForUpdate,
  giveVenue,
  insertVenue,
  isVenueSlugTaken,
  listVenues,
  moveWithVenue,
  updateVenue as updateVenueRow,
} from "@before-ten/db/queries/venues/venues";
import { moveToTrash } from "@before-ten/db/queries/trash/trash";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { z } from "zod";
import type { Deps, SignedInDeps } from "../../../deps.ts";
import { presentImage } from "../../../images/present-image.ts";
import { findDates, listDates } from "../dated-events.service.ts";
import { presentDay, presentLocation } from "../disruption/disruption-fields.ts";
import { presentEvent } from "../event-fields.ts";
import {
  type Merged,
  differingFields,
  isAlike,
  mergeChange,
} from "../../../versions/merge-change.ts";

type Saving = Pick<SignedInDeps, "db" | "clock" | "access">;

/** `key` is a slug or an id. The answer only holds what visitors may see. */
export async function getVenue(
  { db, clock }: Pick<Deps, "db" | "clock">,
  key: string,
): Promise<VenuePage> {
  const row = await requirePublicVenue(db, key);
  const now = clock.now();
  const [stored, { upcoming, past }] = await Promise.all([
    findPhotos(db, row),
    findDates(db, now, { venueId: row.id }),
  ]);
  const answer: EveryKey<VenuePage> = {
    ...presentVenue(row, stored),
    upcoming: upcoming.map((event) => presentEvent(event, now)),
    past: past.map((event) => presentEvent(event, now)),
  };
  return answer;
}

/** @throws AppError NOT_FOUND, also for a draft */
async function requirePublicVenue(db: Db, key: string): Promise<VenueRow> {
  const row = await findVenue(db, key);
  if (row?.status !== publicVenueStatus) throw notFound();
  return row;
}

/** Finds a venue of any status by its slug or id. */
export async function getAnyVenue({ db }: Pick<Deps, "db">, key: string): Promise<AdminVenue> {
  const row = await findVenue(db, key);
  if (row === undefined) throw notFound();
  const stored = await findPhotos(db, row);
  const answer: EveryKey<AdminVenue> = {
    ...presentFacts(row),
    photos: photosOf(row, stored).map(({ image, alt }) => ({
      imageId: image.id,
      image: presentImage(image, alt),
      alt,
    })),
    status: row.status,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
  return answer;
}

export async function listPublicVenues(
  { db }: Pick<Deps, "db">,
  { page, limit, search }: z.infer<typeof venueListInput>,
): Promise<PageOf<PublicVenue>> {
  const filter: VenueFilter = { status: publicVenueStatus, search };
  const { rows, total } = await listVenues(db, filter, { limit, offset: (page - 1) * limit });
  const items = await presentVenues(db, rows);
  return { items, pagination: paginate(page, limit, total) };
}

/** For programs that follow a venue: upcoming parties first, then past ones. */
export async function getDatedVenue({ db, clock }: Pick<Deps, "db" | "clock">, key: string) {
  const { id, slug, name, location } = await requirePublicVenue(db, key);
  const events = await listDates({ db, clock }, { venueId: id });
  const about = addressOfVenue({ name, location }) || null;
  return { path: venuePath(slug), name, about, events };
}

export async function listVenuesForAdmin(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { page, limit, ...filter }: VenueFilter & { page: number; limit: number },
): Promise<PageOf<AdminVenueSummary>> {
  const { rows, total } = await listVenues(db, filter, { limit, offset: (page - 1) * limit });
  const ids = rows.map(({ id }) => id);
  const parties = ids.length === 0 ? [] : await findNextParties(db, ids, clock.now());
  const items = rows.map((row): EveryKey<AdminVenueSummary> => {
    const { id, slug, name, country, location, capacity, updatedAt } = presentFacts(row);
    const facts = { id, slug, name, country, location, capacity, updatedAt };
    const next = parties.find((party) => party.venue_id === id);
    const nextParty = next
      ? { id: next.id, eventName: next.event_name, startDate: presentDay(next.start_date) }
      : null;
    return { ...facts, status: row.status, nextParty };
  });
  return { items, pagination: paginate(page, limit, total) };
}

function presentFacts(row: VenueRow): EveryKey<Omit<PublicVenue, "photos">> {
  const location = presentLocation(row.location, row.country);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    country: row.country,
    location,
    city: location.city ?? null,
    capacity: row.capacity,
    ...forEachVenueNote((name) => row[name]),
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentVenue(row: VenueRow, stored: StoredImages): EveryKey<PublicVenue> {
  const photos = photosOf(row, stored).map(({ image, alt }) => presentImage(image, alt));
  return { ...presentFacts(row), photos };
}

export async function presentVenues(db: Db, rows: readonly VenueRow[]): Promise<PublicVenue[]> {
  const stored = await findPhotos(db, ...rows);
  return rows.map((row) => presentVenue(row, stored));
}

type StoredImages = ReadonlyMap<string, StoredImage>;

async function findPhotos(db: Db, ...venues: VenueRow[]): Promise<StoredImages> {
  const ids = venues.flatMap(({ photos }) => photos.map(({ imageId }) => imageId));
  const stored = ids.length === 0 ? [] : await findImages(db, ids);
  return new Map(stored.map((image) => [image.id, image]));
}

function photosOf({ photos }: VenueRow, stored: StoredImages) {
  return photos.flatMap(({ imageId, alt }) => {
    const image = stored.get(imageId);
    return image === undefined ? [] : [{ image, alt }];
  });
}

type VenueFields = Decided<CreateVenue>;

/** Visitors read a new venue's words at once, unless it is sent as a draft. */
const unlessSent = {
  capacity: null,
  ...forEachVenueNote(() => null),
  photos: [],
  status: publicVenueStatus,
} satisfies Partial<VenueFields>;

export async function createVenue(deps: Saving, sent: CreateVenue): Promise<AdminVenue> {
  return inTransaction(deps.db, async (trx) => {
    await deps.access.require(trx);
    const fields: VenueFields = {
      ...sent,
      ...withSent<Omit<VenueFields, "name" | "country" | "location">>(unlessSent, sent),
    };
    await requirePhotos(trx, fields);
    const id = uuidv7();
    const slug = await chooseSlug(trx, fields.name);
    const at = deps.clock.now();
    await insertVenue(trx, { id, slug, ...columnsOf(fields) }, at);
    const { country, location } = fields;
    const labels = [location.formatted, placeOfVenue(fields).formatted];
    await giveVenue(trx, { id, country, labels, at });
    return getAnyVenue({ db: trx }, id);
  });
}

/** Fields that aren't sent stay as they are. */
export async function updateVenue(
  deps: Saving,
  { id, baseVersion, ...sent }: UpdateVenue,
): Promise<Merged<AdminVenue>> {
  return inTransaction(deps.db, async (trx) => {
    await deps.access.require(trx);
    const stored = await findVenueForUpdate(trx, id);
    if (stored === undefined) throw notFound();
    const before = storedFields(stored);
    const fields = withSent(before, sent);
    if (sent.photos !== undefined) await requirePhotos(trx, fields);
    const meanwhile = await mergeChange(trx, {
      kind: "venue",
      id,
      baseVersion,
      fields: differingFields(before, fields),
    });
    const columns = { slug: stored.slug, ...columnsOf(fields) };
    const at = deps.clock.now();
    await updateVenueRow(trx, id, columns, at);
    const [from, to] = [placeOfVenue(before), placeOfVenue(fields)];
    // Another country has other hours and prices, so no party is moved there.
    if (!isAlike(from, to) && before.country === fields.country) {
      await moveWithVenue(trx, { id, from: from.formatted, to, at });
    }
    return { ...(await getAnyVenue({ db: trx }, id)), meanwhile };
  });
}

/** Moves it to the trash. */
export async function deleteVenue(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, deletedBy }: { id: string; deletedBy: { id: string | null; name: string } },
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const moved = await moveToTrash(db, "venue", { ids: [id], by: deletedBy, at: clock.now() });
  if (moved.length === 0) throw notFound();
}

function storedFields(row: VenueRow): VenueFields {
  return {
    name: row.name,
    country: row.country,
    location: row.location,
    capacity: row.capacity,
    ...forEachVenueNote((name) => row[name]),
    photos: row.photos,
    status: row.status,
  };
}

function columnsOf(venue: VenueFields): Omit<VenueColumns, "slug"> {
  return {
    name: venue.name,
    country: venue.country,
    location: JSON.stringify(venue.location),
    capacity: venue.capacity,
    ...forEachVenueNote((name) => venue[name]),
    photos: JSON.stringify(venue.photos),
    status: venue.status,
  };
}

async function requirePhotos(trx: Db, { photos }: Pick<VenueFields, "photos">): Promise<void> {
  if (photos.length === 0) return;
  const ids = photos.map(({ imageId }) => imageId);
  const stored = new Set((await findImages(trx, ids)).map(({ id }) => id));
  if (ids.some((id) => !stored.has(id))) {
    throw fieldError("BAD_REQUEST", "photos", messages.imageUnknown);
  }
}

/** Made of the name's words, with the next free number if it is taken; it stays. */
async function chooseSlug(trx: Db, name: string): Promise<string> {
  // Loaded lazily, because its letter tables take a while to build.
  const { default: slugify } = await import("@sindresorhus/slugify");
  const words = slugify(name).slice(0, venueLengths.name).replace(/-+$/, "") || "venue";
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? words : `${words}-${number}`;
    if (!(await isVenueSlugTaken(trx, tried))) return tried;
  }
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", messages.notFound);
}
