import { trimInvisible } from "@before-ten/contracts/shared/text/clean-text";
import { countryCodes } from "@before-ten/contracts/shared/countries";
import { eventDays } from "@before-ten/contracts/events/days";
import { decades } from "@before-ten/contracts/events/decades";
import { eventListInput } from "@before-ten/contracts/events/query";
import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateEventsSearch } from "./events-search.ts";

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ minLength: maxSearchLength - 2, maxLength: maxSearchLength + 50 }),
  fc.constantFrom("\0", " \0 ", "%", "\ud83c", "__proto__", "1e309", "-1", "0x10", "٣"),
  // A surrogate pair that truncating may split.
  fc.constant("🌇".repeat(maxSearchLength)),
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text),
);
const country = fc.oneof(value, fc.constantFrom(...countryCodes(), "au", "XX", "toString"));
const month = fc.oneof(
  value,
  fc.constantFrom("2026-12", "2026-00", "2026-13", "0000-01", "2026-1"),
);
const day = fc.oneof(value, fc.constantFrom(...eventDays, "Saturday", "toString"));
const decade = fc.oneof(value, fc.constantFrom(...decades, "80", "1980s"));
const search = fc.record(
  { q: value, country, city: value, month, day, genre: value, decade, page: value, other: value },
  { requiredKeys: [] },
);

describe("with any address", () => {
  it("produces filters that the API accepts unchanged", () => {
    fc.assert(
      fc.property(search, (params) => {
        const filters = validateEventsSearch(params);
        const { country: code, page = 1, ...others } = filters;
        expect(eventListInput.parse(filters)).toMatchObject({
          ...others,
          ...(code !== undefined && { country: code }),
          page,
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it("reads its own output the same way", () => {
    fc.assert(
      fc.property(search, (params) => {
        const filters = validateEventsSearch(params);
        expect(validateEventsSearch({ ...filters })).toEqual(filters);
      }),
    );
  });
});

it("keeps every filter that the API accepts", () => {
  const valid = fc.record({
    q: fc
      .string({ unit: "binary", minLength: 1, maxLength: maxSearchLength })
      .filter((q) => eventListInput.safeParse({ q }).success && trimInvisible(q) !== ""),
    country: fc.constantFrom(...countryCodes()),
    city: fc.constantFrom("London", "New York"),
    month: fc.constantFrom("2026-12", "2027-01"),
    day: fc.constantFrom(...eventDays),
    genre: fc.constantFrom("80s pop", "New wave"),
    decade: fc.constantFrom(...decades),
    page: fc.integer({ min: 2, max: maxPage }),
  });
  fc.assert(
    fc.property(valid, ({ q, country: code, page, ...others }) => {
      const params = { q, country: code.toLowerCase(), page: String(page), ...others };
      expect(validateEventsSearch(params)).toEqual({
        q: trimInvisible(q),
        country: code,
        page,
        ...others,
      });
    }),
  );
});

it.each([
  [{}, {}],
  [{ q: "", country: "", page: "" }, {}],
  [
    { q: "  disco  ", country: "uk", page: "3" },
    { q: "disco", country: "UK", page: 3 },
  ],
  [{ q: "2" }, { q: "2" }],
  [
    { city: " London ", month: "2026-12" },
    { city: "London", month: "2026-12" },
  ],
  [{ city: "", month: "december" }, {}],
  [
    { day: "weekend", genre: " New wave ", decade: "80s" },
    { day: "weekend", genre: "New wave", decade: "80s" },
  ],
  [{ day: "today", genre: "", decade: "1880s" }, {}],
  [{ page: "1" }, {}],
  [{ page: "2.5" }, {}],
  [{ page: String(maxPage + 1) }, {}],
  [{ country: "XX", sort: "name" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(validateEventsSearch(params)).toEqual(filters);
});
