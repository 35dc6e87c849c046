import { expect, it } from "vitest";
import { newsletterMessages } from "./messages.ts";
import { subscribeInput, unsubscribeInput } from "./input.ts";

const email = "ana@mail.example";

it("trims the address and drops unknown fields", () => {
  const read = subscribeInput.parse({
    email: "  ana@mail.example\t",
    status: "bounced",
    utmParams: { source: "radio", gclid: "1" },
  });
  expect(read).toEqual({ email, utmParams: { source: "radio" } });
});

it.each(["", "   ", "ana", "ana b@mail.example"])("refuses the address %j", (text) => {
  const { error } = subscribeInput.safeParse({ email: text });
  expect(error?.issues).toMatchObject([
    { path: ["email"], message: newsletterMessages.invalidEmail },
  ]);
});

it.for([undefined, null, 5, ["ana@mail.example"]])(
  "says the same of no text at all: %j",
  (value) => {
    const { error } = subscribeInput.safeParse({ email: value });
    expect(error?.issues).toMatchObject([
      { path: ["email"], message: newsletterMessages.invalidEmail },
    ]);
  },
);

// Visitors can't correct the link they came by: an odd campaign name must not stop them from
// subscribing.
it.each([
  [" radio ", "radio"],
  ["a".repeat(500), "a".repeat(200)],
  ["ra\0dio", "ra\ufffddio"],
  ["ra\ud800dio", "ra\ufffddio"],
  [`${"a".repeat(199)}🎉`, `${"a".repeat(199)}\ufffd`],
])("keeps what can be kept of a campaign parameter", (source, stored) => {
  expect(subscribeInput.parse({ email, utmParams: { source } }).utmParams?.source).toBe(stored);
});

it.each(["plus tag@mail.example", " plus tag@mail.example ", "\u200b plus+tag@mail.example\ufeff"])(
  "reads %j, with the plus of a link that didn't encode it",
  (typed) => {
    expect(unsubscribeInput.parse({ email: typed }).email).toBe("plus+tag@mail.example");
  },
);
