import { createEventInput } from "@before-ten/contracts/events/write-input";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { expect, it } from "vitest";
import { eventJson } from "../../testing/event-forms.ts";
import { changedFields, columnsOf, newFields, storedFields } from "./event-fields.ts";

const sent = createEventInput.parse({
  ...eventJson,
  timeZone: "America/Vancouver",
  status: "published",
  capacity: 250,
  musicGenres: ["Disco"],
  featured: true,
  registrations: 7,
});
const fields = newFields(sent);

const columns = columnsOf(fields);
const row: EventRow = {
  ...columns,
  starts_at: new Date(columns.starts_at),
  ends_at: new Date(columns.ends_at),
  location: fields.location,
  ticket_amount: fields.ticketPrice.amount,
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
};

it("reads every field of the contract back as it was stored", () => {
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(createEventInput.shape).toSorted());
  expect(fields).toEqual({ ...sent, unlimitedCapacity: false });
  expect(storedFields(row)).toEqual(fields);
});

it("changes nothing that isn't sent", () => {
  expect(changedFields(row, {})).toEqual(fields);
  expect(columnsOf(changedFields(row, { featured: false }))).toEqual({
    ...columns,
    featured: false,
  });
});
