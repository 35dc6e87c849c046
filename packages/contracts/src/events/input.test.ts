import { describe, expect, it } from "vitest";
import {
  createEventInput,
  duplicateEventInput,
  setEventStatusInput,
  updateEventInput,
} from "./input.ts";

const event = {
  eventName: "Sunday Disco",
  description: "Six hours of floor-fillers.",
  startDate: "2026-12-05T00:00:00.000Z",
  endDate: "2026-12-05T12:00:00.000Z",
  startTime: "16:00",
  endTime: "22:00",
  country: "uk",
  ticketPrice: '{"amount":35.5,"currency":"GBP"}',
  redirectUrl: " https://tickets.example ",
  location: '{"formatted":"Pier 9","coordinates":[0,0]}',
};

/** The errors of an otherwise valid event with this change. */
function errors(change: object) {
  const { error } = createEventInput.safeParse({ ...event, ...change });
  return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
}

describe("a new event", () => {
  it("comes out as it is stored", () => {
    expect(createEventInput.parse({ ...event, views: 5, id: "x" })).toEqual({
      ...event,
      startDate: "2026-12-05",
      endDate: "2026-12-05",
      country: "UK",
      ticketPrice: { amount: "35.5", currency: "GBP" },
      redirectUrl: "https://tickets.example",
      location: { formatted: "Pier 9", coordinates: null },
    });
  });

  it.each([
    ["2026-12-05", "2026-12-05"],
    ["2026-12-05T23:59:59.999Z", "2026-12-05"],
    ["2026-12-05T23:00:00-05:00", "2026-12-06"],
    ["2026-12-06T01:00:00+11:00", "2026-12-05"],
    ["2028-02-29", "2028-02-29"],
    ["2000-01-01", "2000-01-01"],
    ["2099-12-31", "2099-12-31"],
  ])("on %s starts on the UTC day %s", (startDate, day) => {
    expect(createEventInput.parse({ ...event, startDate, endDate: "2099-12-31" }).startDate).toBe(
      day,
    );
  });

  describe.each([
    ["eventName", "Event name is required"],
    ["description", "Description is required"],
    ["startDate", "Start date is required"],
    ["endDate", "End date is required"],
    ["startTime", "Start time is required"],
    ["endTime", "End time is required"],
    ["country", "Country is required"],
    ["ticketPrice", "Ticket price is required"],
    ["redirectUrl", "Redirect URL is required"],
    ["location", "Location is required"],
  ])("needs its %s", (field, sentence) => {
    const empty = [undefined, null, "", "  ", "\r\n"];
    const emptyPrices = [{}, { amount: null }, { amount: " " }, '{"amount":""}'];
    const values = field === "ticketPrice" ? [...empty, ...emptyPrices] : empty;
    it.each(values)("and takes %j for none", (value) => {
      expect(errors({ [field]: value })).toEqual([[field, sentence]]);
    });

    it.each(values.filter((value) => value !== undefined))("nor can it become %j", (value) => {
      const { error } = updateEventInput.safeParse({ id: "x", [field]: value });
      expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
    });
  });

  it.each([
    "x",
    "2027-02-29",
    "2026-13-01",
    "05/12/2026",
    "1999-12-31",
    "2100-01-01",
    "2026-12-05T16:00",
  ])("can't start on %s", (startDate) => {
    expect(errors({ startDate, endDate: "2099-12-31" })).toEqual([
      ["startDate", "Please enter a valid date"],
    ]);
  });

  it("can't end before it starts, which is reported with other errors", () => {
    const before = ["endDate", "End date must be on or after start date"];
    expect(errors({ endDate: "2026-12-04" })).toEqual([before]);
    expect(errors({ endDate: "2026-12-04", eventName: "ab" })).toEqual([
      ["eventName", "Event name must be at least 3 characters"],
      before,
    ]);
    expect(errors({ endDate: "", startDate: "2026-12-09" })).toEqual([
      ["endDate", "End date is required"],
    ]);
  });

  it.each([
    ["0", "0"],
    ["50", "50"],
    ["50.5", "50.5"],
    [" 50.05 ", "50.05"],
    [0.1, "0.1"],
    ["99999999.99", "99999999.99"],
  ])("may cost %j", (amount, text) => {
    expect(createEventInput.parse({ ...event, ticketPrice: amount }).ticketPrice).toEqual({
      amount: text,
    });
    const priced = createEventInput.parse({ ...event, ticketPrice: { amount, currency: "AUD" } });
    expect(priced.ticketPrice).toEqual({ amount: text, currency: "AUD" });
  });

  it.each([
    "50.",
    ".5",
    "50,00",
    "-1",
    "+1",
    "1e3",
    "0x10",
    "50.123",
    "100000000",
    "٥٠",
    1e21,
    0.001,
    [],
    { amount: [] },
  ])("can't cost %j", (ticketPrice) => {
    const invalid = ["ticketPrice", "Please enter a valid price (e.g., 50.00)"];
    expect(errors({ ticketPrice })).toEqual([invalid]);
  });

  it.each([
    ["House, Disco ,House,,", ["House", "Disco"]],
    ['["House"," Disco "]', ["House", "Disco"]],
    [["House"], ["House"]],
    ["", []],
  ])("has the genres %j as %j", (musicGenres, genres) => {
    expect(createEventInput.parse({ ...event, musicGenres }).musicGenres).toEqual(genres);
  });

  it("has twenty genres at most", () => {
    const genres = Array.from({ length: 21 }, (_, index) => `Genre ${index}`);
    expect(errors({ musicGenres: genres.slice(1) })).toEqual([]);
    expect(errors({ musicGenres: genres })).toEqual([["musicGenres", expect.stringMatching(/./)]]);
  });

  it.each([
    ["capacity", "120", 120],
    ["capacity", "", null],
    ["capacity", "null", null],
    ["capacity", null, null],
    ["registrations", ["a", "b"], 2],
    ["registrations", "0", 0],
    ["featured", "true", true],
    ["featured", "false", false],
    ["featured", false, false],
  ])("reads %s %j as %j", (field, value, read) => {
    expect(createEventInput.parse({ ...event, [field]: value })).toMatchObject({ [field]: read });
  });

  it.each([
    ["00:00", true],
    ["23:59", true],
    ["24:00", false],
    ["9:00", false],
    ["16:60", false],
    ["16:00:00", false],
  ])("starting at %s is possible: %s", (startTime, isPossible) => {
    expect(errors({ startTime }).length === 0).toBe(isPossible);
  });

  it.each([
    [{ eventName: "abc" }, 0],
    [{ eventName: "ab" }, 1],
    [{ eventName: "a".repeat(200) }, 0],
    [{ eventName: "a".repeat(201) }, 1],
    [{ description: "ten chars!" }, 0],
    [{ description: "nine char" }, 1],
    [{ description: "a".repeat(5_000) }, 0],
    [{ description: "a".repeat(5_001) }, 1],
  ])("has faults at the edge of what a text may hold", (change, count) => {
    expect(errors(change)).toHaveLength(count);
  });
});

describe("a changed event", () => {
  it("has only what was sent", () => {
    expect(updateEventInput.parse({ id: "x" })).toEqual({ id: "x" });
    expect(updateEventInput.parse({ id: "x", capacity: "", views: 1 })).toEqual({
      id: "x",
      capacity: null,
    });
  });

  it("still needs each of its fields to be right", () => {
    expect(updateEventInput.safeParse({ id: "x", eventName: "" }).success).toBe(false);
    expect(updateEventInput.safeParse({ id: "x", redirectUrl: "javascript:x" }).success).toBe(
      false,
    );
    expect(updateEventInput.safeParse({ eventName: "Sunday" }).success).toBe(false);
  });

  it("has one of four statuses", () => {
    for (const status of ["draft", "published", "active", "completed"]) {
      expect(setEventStatusInput.parse({ id: "x", status })).toEqual({ id: "x", status });
    }
    expect(setEventStatusInput.safeParse({ id: "x", status: "ended" }).success).toBe(false);
  });

  it("is copied once unless it says otherwise, twelve times at most", () => {
    expect(duplicateEventInput.parse({ id: "x" })).toEqual({ id: "x", times: 1 });
    expect(duplicateEventInput.safeParse({ id: "x", everyWeeks: 52, times: 12 }).success).toBe(
      true,
    );
    for (const wrong of [
      { times: 13 },
      { times: 0 },
      { everyWeeks: 0 },
      { everyWeeks: 53 },
      { everyWeeks: 0.5 },
    ]) {
      expect(duplicateEventInput.safeParse({ id: "x", ...wrong }).success).toBe(false);
    }
  });
});
