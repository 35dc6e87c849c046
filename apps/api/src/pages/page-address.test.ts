import { expect, it } from "vitest";
import { tidyAddress } from "./page-address.ts";

it.each([
  ["/blog?category=&category=music&search=", "/blog?category=music"],
  ["/blog?category=music&category=", "/blog"],
  ["/events?q=&country=", "/events"],
  ["/events?q=&country=AU", "/events?country=AU"],
  ["/blog?search=two+words&category=&page=2", "/blog?search=two+words&page=2"],
])("%s is %s", (url, tidy) => {
  expect(tidyAddress(url)).toBe(tidy);
});

it.each([
  "/",
  "/events?q=disco&country=AU",
  "/events?q=a%3D&country=A%26B",
  "/newsletter/confirm?token=YQ==",
  // A parameter added to get around the cache.
  "/?1764000000",
  "//elsewhere.example/?q=",
])("%s stays as it is", (url) => {
  expect(tidyAddress(url)).toBe(url);
});
