import { expect, it } from "vitest";
import { isReservedHost } from "./reserved-hosts.ts";

it.each([
  "https://tickets.beforeten.example/disco",
  "https://tickets.example./",
  "https://EXAMPLE.com/",
  "http://tickets.test/",
  "http://localhost/",
  "http://intranet/",
  "http://printer.local/",
  "http://router.home.arpa/",
  "http://db.internal/",
  "no URL",
])("%s is no host on the internet", (url) => {
  expect(isReservedHost(url)).toBe(true);
});

it.each([
  "https://tickets.club/",
  "https://example.club/",
  "https://myexample.com/",
  "http://127.0.0.1/",
  "http://[::1]/",
])("%s may be one, or an address that the guard looks at", (url) => {
  expect(isReservedHost(url)).toBe(false);
});
