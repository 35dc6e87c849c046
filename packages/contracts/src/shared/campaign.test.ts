import { expect, it } from "vitest";
import { withoutCampaign } from "./campaign.ts";

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
