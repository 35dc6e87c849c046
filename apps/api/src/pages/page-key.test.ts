import { expect, it } from "vitest";
import { pageKey } from "./page-address.ts";

const keyOf = (url: string, method = "GET", headers = {}) => pageKey({ method, url, headers });

it("names cacheable pages by path and sorted search, without the campaign", () => {
  expect(keyOf("/events")).toBe("/events");
  expect(keyOf("/events?q=a&country=AU&utm_source=mail", "HEAD")).toBe("/events?country=AU&q=a");
  expect(keyOf("/?q=a%23b")).toBe("/?q=a%23b");
});

it("names no writes, no pages of a single caller, and no address with a fragment", () => {
  expect(keyOf("/events", "POST")).toBeUndefined();
  expect(keyOf("/events", "GET", { authorization: "Bearer x" })).toBeUndefined();
  // Only programs send it: the page of "a" would be cached under another name.
  expect(keyOf("/?q=a#b")).toBeUndefined();
});
