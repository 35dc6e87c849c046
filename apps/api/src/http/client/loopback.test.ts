import { expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

it.each(["localhost", "LOCALHOST", "club.localhost", "127.0.0.1", "127.8.9.10", "::1", "[::1]"])(
  "%s is this machine",
  (hostname) => {
    expect(isLoopback(hostname)).toBe(true);
  },
);

it.each([
  "club.example",
  "localhost.example",
  "notlocalhost",
  "127.0.0.1.example",
  "10.0.0.1",
  "[::2]",
  "",
])("%j is not", (hostname) => {
  expect(isLoopback(hostname)).toBe(false);
});
