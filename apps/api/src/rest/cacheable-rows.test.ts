import { describe, expect, it } from "vitest";
import { restRoutes } from "../registry/rest-routes.ts";
import { cacheableRows } from "./cacheable-rows.ts";

const find = cacheableRows(restRoutes, "/api");
const keyOf = (url: string, headers = {}, method = "GET") =>
  find({ method, url: `/api${url}`, headers })?.key;

describe("a read is identified by its row and the procedure's input", () => {
  const key = '/api/events/upcoming events.upcoming {"limit":6,"page":1}';

  it.each([
    "/events/upcoming",
    "/events/upcoming?",
    "/events/upcoming?page=1&limit=6",
    "/events/upcoming?limit=06&page=1.0&colour=red&colour=blue&__proto__=x",
    "/events/upcoming?nonce=0193a0b0-0000-4000-8000-000000000000",
  ])("%s", (url) => {
    expect(keyOf(url)).toBe(key);
    expect(keyOf(url, {}, "HEAD")).toBe(key);
  });

  it("path parameters win over the query", () => {
    expect(keyOf("/events/country/uk?country=AU&limit=5")).toBe(
      '/api/events/country/:country events.byCountry {"country":"UK","limit":5,"page":1}',
    );
    expect(keyOf("/events/some-id?id=another")).toBe('/api/events/:id events.get {"id":"some-id"}');
  });

  it("two rows of one procedure are two reads", () => {
    const keys = ["/events/upcoming", "/events/featured", "/events", "/blogs", "/blogs/filters"];
    expect(new Set(keys.map((url) => keyOf(url))).size).toBe(keys.length);
  });
});

it.each([
  ["a caller with a token", "/events", { authorization: "Bearer x" }],
  ["a wrong input", "/events?limit=0", {}],
  ["a repeated parameter", "/events?limit=5&limit=6", {}],
  ["what counts a view", "/blogs/why-four-oclock", {}],
  ["what admins see", "/admin/events", {}],
  ["a path that isn't there", "/events/country/uk/1", {}],
  ["a path that has to be decoded", "/events/%61", {}],
  ["a path with a slash behind it", "/events/", {}],
  ["an address with a fragment", "/events#x", {}],
  ["what is far too long", `/events?nonce=${"x".repeat(2_000)}`, {}],
])("nothing is found of %s", (_what, url, headers) => {
  expect(keyOf(url, headers)).toBeUndefined();
});

it("finds no writes", () => {
  expect(keyOf("/events", {}, "POST")).toBeUndefined();
});
