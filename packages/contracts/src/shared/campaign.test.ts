import { expect, it } from "vitest";
import { withUtm, withoutCampaign } from "./campaign.ts";

it.each([
  ["/", "/"],
  ["/events?country=AU&q=a%20b", "/events?country=AU&q=a%20b"],
  ["/?utm_source=mail&utm_campaign=spring", "/"],
  ["/events?fbclid=1&q=a%20b&gclid=2&country=AU", "/events?q=a%20b&country=AU"],
  ["/events?q=utm_source&source=mail", "/events?q=utm_source&source=mail"],
  ["/events?utm=1&xutm_source=2", "/events?utm=1&xutm_source=2"],
])("%s leads to %s", (url, page) => {
  expect(withoutCampaign(url)).toBe(page);
});

const added = "utm_source=newsletter&utm_medium=email&utm_campaign=four-parties";

it.each([
  ["https://a.example", `https://a.example?${added}`],
  ["https://a.example/x?", `https://a.example/x?${added}`],
  ["https://a.example/x?y=1&z=%20#top", `https://a.example/x?y=1&z=%20&${added}#top`],
  ["https://a.example/#?a", `https://a.example/?${added}#?a`],
  [
    "https://a.example/?utm_source=radio&utm_medium=x",
    "https://a.example/?utm_source=radio&utm_medium=x&utm_campaign=four-parties",
  ],
  [`https://a.example/?${added}`, `https://a.example/?${added}`],
])("adds what is missing to %s", (url, named) => {
  expect(withUtm(url, { source: "newsletter", medium: "email", campaign: "four-parties" })).toBe(
    named,
  );
});

it("adds no empty parameters", () => {
  expect(
    withUtm("https://a.example/#x", { source: "website", campaign: "", medium: undefined }),
  ).toBe("https://a.example/?utm_source=website#x");
});
