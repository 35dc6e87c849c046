import { z } from "zod";
import { baseVersionSchema } from "../editing/input.ts";
import { locationInput } from "../events/location/location-input.ts";
import { maxPeople } from "../events/rules.ts";
import { maxImageAltLength } from "../images/rules.ts";
import { changedSinceSchema } from "../shared/changed-since.ts";
import { countrySchema } from "../shared/country-schema.ts";
import { maxListLimit } from "../shared/limits.ts";
import { numberFromText } from "../shared/number-from-text.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { plainText, singleLine } from "../shared/text/clean-text.ts";
import { emptyTextToNull } from "../shared/text/empty-text.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { textSchema } from "../shared/text/text-schema.ts";
import { venueMessages as messages } from "./messages.ts";
import { forEachVenueNote } from "./notes.ts";
import { maxVenuePhotos, venueLengths, venueStatuses } from "./rules.ts";

/** A photo as stored: the library's image and its alternative text here. */
const venuePhoto = z.object({
  /** The hexadecimal SHA-256 of its content. */
  imageId: z.string().regex(/^[0-9a-f]{64}$/, messages.imageUnknown),
  alt: z
    .string()
    .transform(singleLine)
    .pipe(z.string().max(maxImageAltLength, messages.altTooLong))
    .default(""),
});

export type VenuePhoto = z.infer<typeof venuePhoto>;

const photosSchema = z
  .array(venuePhoto)
  .max(maxVenuePhotos, messages.tooManyPhotos)
  .refine((photos) => new Set(photos.map(({ imageId }) => imageId)).size === photos.length, {
    error: messages.imageTwice,
  })
  .meta({ description: "Images of the library, in this order" });

const fields = z.object({
  name: textSchema({
    min: 1,
    max: venueLengths.name,
    clean: singleLine,
    required: messages.nameRequired,
    tooShort: messages.nameRequired,
    tooLong: messages.nameTooLong,
  }),
  country: countrySchema,
  location: locationInput,
  capacity: z
    .preprocess(
      emptyTextToNull,
      numberFromText(
        z
          .int(messages.capacityInvalid)
          .min(1, messages.capacityInvalid)
          .max(maxPeople, messages.capacityInvalid),
      ).nullable(),
    )
    .meta({ description: "The legal maximum; null: not known" })
    .optional(),
  ...forEachVenueNote((_name, { description }) => noteSchema(description).optional()),
  photos: photosSchema.optional(),
  status: z.enum(venueStatuses).optional(),
});

export const createVenueInput = fields;

/** A changed venue. Fields that aren't sent stay as they are. */
export const updateVenueInput = fields
  .partial()
  .extend({ id: z.string(), baseVersion: baseVersionSchema });

export type CreateVenue = z.infer<typeof createVenueInput>;
export type UpdateVenue = z.infer<typeof updateVenueInput>;

/** A slug or an id; any other text is an unknown venue. */
export const venueIdInput = z.object({ id: z.string() });

export const venueListInput = z.object({
  search: searchTextSchema.optional(),
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});

export const adminVenueListInput = venueListInput.extend({
  status: z
    .union([z.literal(["all", ""]).transform(() => undefined), z.enum(venueStatuses)])
    .optional(),
  changedSince: changedSinceSchema,
});

function noteSchema(description: string) {
  return z
    .preprocess(
      emptyTextToNull,
      z
        .string()
        .transform(plainText)
        .pipe(z.string().max(venueLengths.note, messages.noteTooLong))
        .transform((text) => text || null)
        .nullable(),
    )
    .meta({ description });
}
