import { expect, it } from "vitest";
import { withCampaign } from "./follow-link.service.ts";

const publicUrl = "https://club.example";
const campaign = { id: "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11", subject: "Sunday" };
const added =
  "utm_source=newsletter&utm_medium=email&utm_campaign=sunday.0193a0b05a3c7c1e9a550d3f2b6c7e11";

it.each([
  ["https://club.example/events", `https://club.example/events?${added}`],
  ["https://club.example/events?country=UK#a", `https://club.example/events?country=UK&${added}#a`],
  ["https://club.example/?utm_source=flyer", "https://club.example/?utm_source=flyer"],
  ["https://tickets.example/7?sig=a%2Fb", "https://tickets.example/7?sig=a%2Fb"],
  ["http://club.example/", "http://club.example/"],
  ["https://müller.example/ä", "https://xn--mller-kva.example/%C3%A4"],
])("makes %s %s", (url, address) => {
  expect(withCampaign(url, publicUrl, campaign)).toBe(address);
});

it.each(["javascript:alert(1)", "data:text/html,x", "/events", ""])(
  "leads nowhere by %j",
  (url) => {
    expect(withCampaign(url, publicUrl, campaign)).toBeUndefined();
  },
);
