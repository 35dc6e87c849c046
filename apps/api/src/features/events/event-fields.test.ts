import { createEventInput } from "@before-ten/contracts/events/input";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { expect, it } from "vitest";
import { eventJson } from "../../testing/event-forms.ts";
import { changedFields, columnsOf, newFields, storedFields } from "./event-fields.ts";

const sent = createEventInput.parse({
  ...eventJson,
  timeZone: "America/Vancouver",
  status: "published",
  priceSteps: [
    { amount: "25", until: "2026-12-01T20:00" },
    { amount: "35.50", until: null },
  ],
  promotion: { text: "Code EARLY: 10% off", until: "2026-12-01T20:00" },
  capacity: 250,
  availability: "not-yet-on-sale",
  onSaleFrom: "2026-11-10T09:00:00.000Z",
  musicGenres: ["Disco"],
  lineUp: [{ time: "16:30", name: "DJ Marguerite" }],
  minimumAge: 18,
  door: "By the courtyard.",
  accessibility: "Step-free from the street.",
  cloakroom: "Two pounds a coat.",
  refunds: "Until the day before.",
  transport: "By tram.",
  bar: "Beer.",
  seats: "None.",
  venueId: "0198c5ae-0000-7000-8000-000000000001",
  featured: true,
  registrations: 7,
  publishAt: null,
  takeDownAt: "2027-06-04T09:00",
});
const fields = newFields(sent);
const now = new Date("2026-12-01T12:00:00.000Z");

const columns = columnsOf(fields);
const row: EventRow = {
  ...columns,
  venue_slug: null,
  venue_name: null,
  venue_arrival: null,
  venue_transport: null,
  venue_accessibility: null,
  venue_bar: null,
  venue_seats: null,
  venue_cloakroom: null,
  venue_rules: null,
  starts_at: new Date(columns.starts_at),
  ends_at: new Date(columns.ends_at),
  location: fields.location,
  line_up: fields.lineUp,
  price_steps: fields.priceSteps,
  promotion: fields.promotion,
  ticket_amount: fields.ticketPrice.amount,
  on_sale_from: new Date("2026-11-10T09:00:00.000Z"),
  publish_at: null,
  // Nine o'clock at the venue.
  take_down_at: new Date("2027-06-04T16:00:00.000Z"),
  disruption: null,
  disruption_reason: null,
  disrupted_at: null,
  day_notice: null,
  day_notice_for: null,
  previous_start_date: null,
  previous_end_date: null,
  previous_start_time: null,
  previous_end_time: null,
  previous_starts_at: null,
  previous_ends_at: null,
  previous_location: null,
  sequence: 0,
  version: 1,
  series_id: null,
  series_own_fields: [],
  series_slug: null,
  series_name: null,
  id: "0197b0c0-0000-7000-8000-000000000000",
  created_at: new Date(0),
  updated_at: new Date(0),
  poster_id: null,
  poster_alt: "",
  poster_width: null,
  poster_height: null,
  poster_widths: null,
  poster_formats: null,
  poster_preview: null,
  poster_darkest: null,
};

it("reads every field of the contract back as it was stored", () => {
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(createEventInput.shape).toSorted());
  const takeDownAt = "2027-06-04T16:00:00.000Z";
  const ticketPrice = { amount: "35.50", currency: "GBP" };
  // Eight in the evening at the venue.
  const priceSteps = [{ amount: "25", until: "2026-12-02T03:00:00.000Z" }];
  expect(fields).toEqual({
    ...sent,
    unlimitedCapacity: false,
    takeDownAt,
    ticketPrice,
    priceSteps,
    promotion: { text: "Code EARLY: 10% off", from: null, until: "2026-12-02T03:00:00.000Z" },
  });
  expect(storedFields(row)).toEqual(fields);
});

it("changes nothing that isn't sent", () => {
  expect(changedFields(row, {}, now)).toEqual(fields);
  expect(columnsOf(changedFields(row, { featured: false }, now))).toEqual({
    ...columns,
    featured: false,
  });
});
