import { expect, it } from "vitest";
import { formPage } from "./form-page.ts";

const site = "https://club.example";

it.each([
  ["https://club.example/", "/"],
  ["https://club.example/blog/why-four?utm_source=radio#newsletter", "/blog/why-four"],
  ["https://club.example/blog/preview/secret", "/blog/preview"],
  ["https://other.example/blog", undefined],
  [`https://club.example/${"x".repeat(200)}`, undefined],
  ["nonsense", undefined],
  [undefined, undefined],
])("%s: %s", (referer, page) => {
  expect(formPage(referer, site)).toBe(page);
});
