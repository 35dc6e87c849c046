import type { PublicImage } from "@before-ten/contracts/images/output";
import { countryOf } from "@before-ten/contracts/shared/countries";
import {
  type VenueNoteName,
  forEachVenueNote,
  venueNotes,
} from "@before-ten/contracts/venues/notes";
import type { CreateVenue } from "@before-ten/contracts/venues/input";
import type { AdminVenue } from "@before-ten/contracts/venues/output";
import { type VenueStatus, venueStatuses } from "@before-ten/contracts/venues/rules";
import type { ComparedFields } from "../../../../admin/form/conflict/merge-values.ts";
import { readDraft } from "../../../../admin/form/draft/read-draft.ts";
import { locationText, readChoice } from "../event-text.ts";
import { type LocationChoice, chosenLocation, newEventValues } from "../form/event-form-values.ts";

export const venueStatusLabels: Readonly<Record<VenueStatus, string>> = {
  draft: "Draft",
  published: "Published",
};

/** The form's values by field of the contract, with text as inputs give it. */
export interface VenueFormValues
  extends
    Record<Exclude<keyof CreateVenue, VenueNoteName>, unknown>,
    Record<VenueNoteName, string> {
  name: string;
  country: string;
  location: LocationChoice;
  capacity: string;
  photos: FormPhoto[];
  status: VenueStatus;
}

export interface FormPhoto {
  imageId: string;
  image: PublicImage;
  alt: string;
}

/** The values a draft can store. */
export type VenueText = Omit<VenueFormValues, "photos">;

export const newVenueValues: VenueFormValues = {
  name: "",
  country: "",
  location: newEventValues.location,
  capacity: "",
  ...forEachVenueNote(() => ""),
  photos: [],
  status: "published",
};

export function valuesOf(venue: AdminVenue): VenueFormValues {
  const { formatted } = venue.location;
  return {
    name: venue.name,
    country: venue.country,
    location: { isManual: false, manual: formatted, place: venue.location, typed: formatted },
    capacity: venue.capacity === null ? "" : String(venue.capacity),
    ...forEachVenueNote((name) => venue[name] ?? ""),
    photos: venue.photos,
    status: venue.status,
  };
}

const { photos: _, ...newText } = newVenueValues;

/** Always in the same order, so that two versions can be compared as JSON. */
export function textOf({ photos: _photos, ...values }: VenueFormValues): VenueText {
  return { ...newText, ...values, location: locationText(values.location) };
}

/** Missing fields are as in a new venue. */
export function readVenueText(stored: unknown): VenueText | undefined {
  const draft = readDraft(stored, newText);
  return (
    draft && {
      ...draft.values,
      location: readChoice(draft.stored.get("location")),
      status:
        venueStatuses.find((status) => status === draft.stored.get("status")) ?? newText.status,
    }
  );
}

/** The input to send. Only an edited venue's changes are sent, as others may change the rest. */
export function writtenVenue(
  values: VenueFormValues,
  base?: { id: string; version: number; values: VenueFormValues },
): Record<string, unknown> {
  const written = sentFields(values);
  if (base === undefined) return written;
  const before = new Map<string, unknown>(Object.entries(sentFields(base.values)));
  const changed = Object.entries(written).filter(
    ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return { id: base.id, baseVersion: base.version, ...Object.fromEntries(changed) };
}

/** As the contract's schema validates them. */
export function sentFields(values: VenueFormValues): Record<keyof CreateVenue, unknown> {
  return {
    ...values,
    location: chosenLocation(values.location),
    photos: values.photos.map(({ imageId, alt }) => ({ imageId, alt })),
  };
}

/** The parts of a venue in which two versions can differ. */
export const comparedVenue: ComparedFields<VenueFormValues> = {
  name: { label: "Name", fields: ["name"], text: ({ name }) => name },
  country: {
    label: "Country",
    fields: ["country"],
    text: ({ country }) => countryOf(country).name,
  },
  location: {
    label: "Location",
    fields: ["location"],
    text: ({ location }) => chosenLocation(location)?.formatted ?? "",
    value: ({ location }) => chosenLocation(location)?.formatted,
  },
  capacity: { label: "Capacity", fields: ["capacity"], text: ({ capacity }) => capacity },
  ...forEachVenueNote((name) => ({
    label: venueNotes[name].label,
    fields: [name],
    text: (values: VenueFormValues) => values[name],
  })),
  photos: {
    label: "Pictures",
    fields: ["photos"],
    text: ({ photos }) => photos.map(({ alt }) => alt || "A picture").join(", "),
    value: ({ photos }) => photos.map(({ imageId, alt }) => [imageId, alt]),
  },
  status: {
    label: "Status",
    fields: ["status"],
    text: ({ status }) => venueStatusLabels[status],
  },
};
