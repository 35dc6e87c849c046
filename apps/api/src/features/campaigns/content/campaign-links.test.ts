import { expect, it } from "vitest";
import { collectLinks } from "./campaign-links.ts";

const added = "utm_source=newsletter&utm_medium=email&utm_campaign=four-parties";

function collect() {
  return collectLinks({ publicUrl: "https://club.example", campaign: "four-parties" });
}

it("numbers links in their order, the same one once", () => {
  const links = collect();
  const slots = [
    links.add({ url: "https://else.example/x" }),
    links.add({ url: "https://club.example/about" }),
    links.add({ url: "https://else.example/x" }),
    links.add({ url: "https://club.example.evil.example/" }),
  ];
  expect(slots).toEqual([1, 2, 1, 3].map((number) => `\u0002link ${number}\u0003`));
  expect(links.all().map(({ number, url }) => [number, url])).toEqual([
    [1, "https://else.example/x"],
    [2, `https://club.example/about?${added}`],
    [3, "https://club.example.evil.example/"],
  ]);
});

it("names the campaign to ticket pages, and tells one event's tickets from another's", () => {
  const links = collect();
  const url = "https://tickets.example/";
  links.add({ url, eventId: "a", isTicketLink: true });
  links.add({ url, eventId: "b", isTicketLink: true });
  links.add({ url });
  expect(links.all()).toEqual([
    { number: 1, url: `${url}?${added}`, eventId: "a", postId: null, isTicketLink: true },
    { number: 2, url: `${url}?${added}`, eventId: "b", postId: null, isTicketLink: true },
    { number: 3, url, eventId: null, postId: null, isTicketLink: false },
  ]);
});

it("takes 200 different links", () => {
  const links = collect();
  for (let number = 1; number <= 200; number += 1)
    links.add({ url: `https://a.example/${number}` });
  expect(links.areTooMany()).toBe(false);
  links.add({ url: "https://a.example/201" });
  expect(links.areTooMany()).toBe(true);
});
