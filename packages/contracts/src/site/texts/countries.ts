import { defineTexts } from "../define-texts.ts";

/**
 * Where the club has parties, in the order of forms. UK isn't ISO 3166; `isoCountryCode` returns
 * the standard code. The zone is that of an event whose place has no other.
 */
export const countryTexts = defineTexts("countries", "Countries of the club", {
  list: [
    { id: "au", code: "AU", name: "Australia", currency: "AUD", timeZone: "Australia/Sydney" },
    { id: "nz", code: "NZ", name: "New Zealand", currency: "NZD", timeZone: "Pacific/Auckland" },
    { id: "us", code: "US", name: "United States", currency: "USD", timeZone: "America/New_York" },
    { id: "uk", code: "UK", name: "United Kingdom", currency: "GBP", timeZone: "Europe/London" },
    { id: "ca", code: "CA", name: "Canada", currency: "CAD", timeZone: "America/Toronto" },
    { id: "sg", code: "SG", name: "Singapore", currency: "SGD", timeZone: "Asia/Singapore" },
  ],
});
