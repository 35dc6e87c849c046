import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";
import { type VenueColumns, insertVenue } from "../queries/venues/venues.ts";

/** Writes a published venue; a test names only what it is about. Returns its id. */
export async function storeVenue(db: Db, venue: Partial<VenueColumns> = {}): Promise<string> {
  const id = uuidv7();
  const location = {
    formatted: "Paper Mill Yard, Hackney Wick, London",
    coordinates: [-0.0246, 51.5434],
    city: "London",
  };
  const columns: VenueColumns = {
    slug: `venue-${id}`,
    name: "Paper Mill Yard",
    country: "UK",
    location: JSON.stringify(location),
    capacity: 300,
    arrival: null,
    transport: "Overground to Hackney Wick.",
    accessibility: null,
    bar: null,
    seats: null,
    cloakroom: null,
    rules: null,
    photos: "[]",
    status: "published",
    ...venue,
  };
  await insertVenue(db, { id, ...columns }, new Date("2026-11-01T09:00:00Z"));
  return id;
}
