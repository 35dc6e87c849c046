import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { type Decided, withSent } from "@before-ten/contracts/shared/fields";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { CreateVenue, UpdateVenue } from "@before-ten/contracts/venues/input";
import { venueMessages as messages } from "@before-ten/contracts/venues/messages";
import { forEachVenueNote } from "@before-ten/contracts/venues/notes";
import type {
  AdminVenue,
  AdminVenueSummary,
  PublicVenue,
} from "@before-ten/contracts/venues/output";
import { placeOfVenue, publicVenueStatus, venueLengths } from "@before-ten/contracts/venues/rules";
import type { Db } from "@before-ten/db/client";
import { type StoredImage, findImages } from "@before-ten/db/queries/images/images";
import {
  type VenueColumns,
  type VenueFilter,
  type VenueRow,
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
import type { Deps, SignedInDeps } from "../../../deps.ts";
import { presentImage } from "../../../images/present-image.ts";
import { presentLocation } from "../disruption-fields.ts";
import {
  type Merged,
  differingFields,
  isAlike,
  mergeChange,
} from "../../../versions/merge-change.ts";

type Saving = Pick<SignedInDeps, "db" | "clock" | "access">;

/** `key` is a slug or an id. */
export async function getVenue({ db }: Pick<Deps, "db">, key: string): Promise<PublicVenue> {
  const row = await findVenue(db, key);
  if (row?.status !== publicVenueStatus) throw notFound();
  const images = await findPhotos(db, row);
  const answer: EveryKey<PublicVenue> = {
    ...presentFacts(row),
    photos: images.map(({ image, alt }) => presentImage(image, alt)),
  };
  return answer;
}

/** Finds a venue of any status by its slug or id. */
export async function getAnyVenue({ db }: Pick<Deps, "db">, key: string): Promise<AdminVenue> {
  const row = await findVenue(db, key);
  if (row === undefined) throw notFound();
  const images = await findPhotos(db, row);
  const answer: EveryKey<AdminVenue> = {
    ...presentFacts(row),
    photos: images.map(({ image, alt }) => ({
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

export async function listVenuesForAdmin(
  { db }: Pick<Deps, "db">,
  { page, limit, ...filter }: VenueFilter & { page: number; limit: number },
): Promise<PageOf<AdminVenueSummary>> {
  const { rows, total } = await listVenues(db, filter, { limit, offset: (page - 1) * limit });
  const items = rows.map((row): EveryKey<AdminVenueSummary> => {
    const { id, slug, name, country, location, updatedAt } = presentFacts(row);
    return { id, slug, name, country, location, updatedAt, status: row.status };
  });
  return { items, pagination: paginate(page, limit, total) };
}

function presentFacts(row: VenueRow): EveryKey<Omit<PublicVenue, "photos">> {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    country: row.country,
    location: presentLocation(row.location),
    capacity: row.capacity,
    ...forEachVenueNote((name) => row[name]),
    updatedAt: row.updated_at.toISOString(),
  };
}

async function findPhotos(
  db: Db,
  { photos }: VenueRow,
): Promise<{ image: StoredImage; alt: string }[]> {
  if (photos.length === 0) return [];
  const stored = await findImages(
    db,
    photos.map(({ imageId }) => imageId),
  );
  const byId = new Map(stored.map((image) => [image.id, image]));
  return photos.flatMap(({ imageId, alt }) => {
    const image = byId.get(imageId);
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
