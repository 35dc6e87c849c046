import { expect, it } from "vitest";
import type { ChangedTexts } from "./define-texts.ts";
import { legalSender, missingSender, mustConfirm, withSenderInConsent } from "./legal-sender.ts";
import { createTextReader, defaultTexts } from "./read-texts.ts";
import { textError } from "./rules.ts";
import { confirmedSignUps, legalTexts } from "./texts/legal.ts";

const empty = { legalName: "", companyNumber: "", postalAddress: "", signUps: "as everywhere" };

const countries = [
  ...legalTexts.defaults.countries,
  {
    ...empty,
    id: "entry-1",
    code: "UK",
    legalName: "Example Dance Club Limited",
    postalAddress: "2 Example Street, London SW1A 1AA, United Kingdom",
  },
  { ...empty, id: "entry-2", code: "NZ", postalAddress: "3 Example Street, Auckland 1010" },
  { ...empty, id: "entry-3", code: "CA", signUps: confirmedSignUps },
];

/** Ours, another company in the UK, another address in New Zealand, and sign-ups of Canada. */
const changed: ChangedTexts = {
  "brand.legalName": "Example Dance Club Pty Ltd",
  "brand.companyNumber": "ABN 12 345 678 901",
  "brand.postalAddress": "1 Example Street, Melbourne VIC 3000, Australia",
  "brand.countries": countries,
};
const texts = createTextReader(changed);

it("is undefined until the club has given its name and address, and is never the example", () => {
  expect(legalSender(defaultTexts)).toBeUndefined();
  expect(legalSender(defaultTexts, "UK")).toBeUndefined();
  expect(withSenderInConsent({})).toEqual({});
});

it("is another one in a country where it differs", () => {
  const ours = "Example Dance Club Pty Ltd, ABN 12 345 678 901, ";
  const inMelbourne = `${ours}1 Example Street, Melbourne VIC 3000, Australia`;
  expect(legalSender(texts)).toBe(inMelbourne);
  expect(legalSender(texts, "US")).toBe(inMelbourne);
  expect(legalSender(texts, "CA")).toBe(inMelbourne);
  expect(legalSender(texts, "NZ")).toBe(`${ours}3 Example Street, Auckland 1010`);
  expect(legalSender(texts, "UK")).toBe(
    "Example Dance Club Limited, 2 Example Street, London SW1A 1AA, United Kingdom",
  );
});

it("says exactly what is missing", () => {
  const without = (key: string) => createTextReader({ ...changed, [key]: "" });
  expect(missingSender(defaultTexts)).toContain("the club's legal name and postal address at");
  expect(missingSender(without("brand.legalName"))).toContain("the club's legal name at");
  expect(missingSender(without("brand.postalAddress"))).toContain("the club's postal address at");
  expect(missingSender(without("brand.companyNumber"))).toBeUndefined();
});

it("stands in what people agree to, also in the club's own wording", () => {
  const senders =
    "Example Dance Club Pty Ltd, ABN 12 345 678 901, 1 Example Street, Melbourne VIC 3000, Australia, or in the United Kingdom Example Dance Club Limited, 2 Example Street, London SW1A 1AA, United Kingdom, or in New Zealand Example Dance Club Pty Ltd, ABN 12 345 678 901, 3 Example Street, Auckland 1010";
  const consents = withSenderInConsent({ ...changed, "consent.alert": "One email, promised." });
  expect(consents["consent.newsletter"]).toBe(
    `By subscribing you agree that ${senders} sends you our newsletter by email. You can unsubscribe at any time.`,
  );
  expect(consents["consent.alert"]).toBe(`One email, promised. The sender is ${senders}.`);
});

it("asks for a confirmation where owners chose it, and not in the example", () => {
  expect(mustConfirm(texts, "CA")).toBe(true);
  expect(mustConfirm(texts, "UK")).toBe(false);
  expect(mustConfirm(texts, undefined)).toBe(false);
  expect(mustConfirm(defaultTexts, "CA")).toBe(false);
});

it("has each country once, and may be emptied again", () => {
  const list = { key: "brand.countries", byDefault: legalTexts.defaults.countries };
  expect(textError(list, countries)).toBeUndefined();
  const twice = [...countries, { ...empty, id: "entry-4", code: "UK" }];
  expect(textError(list, twice)?.path).toBe("5.code");
  expect(textError({ key: "brand.legalName", byDefault: "" }, "")).toBeUndefined();
  const long = "a".repeat(201);
  expect(textError({ key: "brand.postalAddress", byDefault: "" }, long)?.path).toBe("");
});
