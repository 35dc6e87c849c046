import { expect, it } from "vitest";
import { describeOrigin } from "./call-origin.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

it.each([
  [chrome, "203.0.113.77", "with Chrome on Windows, at an address that begins with 203.0.113"],
  [safari, "2001:db8:12:34::9", "with Safari on iOS, at an address that begins with 2001:db8:12"],
  [safari, "::ffff:203.0.113.77", "with Safari on iOS, at an address that begins with 203.0.113"],
])("recognises %s at %s", (userAgent, ip, words) => {
  const call = { headers: { "user-agent": userAgent }, ip };
  expect(describeOrigin(call, { isRest: false })).toBe(`in the admin area, ${words}`);
  expect(describeOrigin(call, { isRest: true })).toBe(`over the REST API, ${words}`);
});

it.each([undefined, "", "curl/8.5.0", "Call 555-0100 now/1.0 (x)", "<b>/1 x", "a".repeat(16_000)])(
  "repeats nothing of %j",
  (userAgent) => {
    const headers = userAgent === undefined ? {} : { "user-agent": userAgent };
    expect(describeOrigin({ headers, ip: "203.0.113.77" }, { isRest: true })).toBe(
      "over the REST API, with a program that isn't a known browser, at an address that begins with 203.0.113",
    );
  },
);
