import { expect, it } from "vitest";
import { run } from "./read-page.task.ts";

const script = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === "string" ? json : JSON.stringify(json)}</script>`;
const disco = { "@type": "MusicEvent", name: "Sunday Disco", startDate: "2026-12-05T16:00:00Z" };
const namesIn = (html: string) => run({ html }).events.map(({ name }) => name);

it("reads all that an event says of itself", () => {
  const html = script({
    "@context": "https://schema.org",
    ...disco,
    name: "Sunday Disco &amp; <b>Soul</b>\n",
    endDate: "2026-12-05T22:00:00Z",
    eventStatus: "https://schema.org/EventRescheduled",
    location: {
      "@type": "Place",
      name: "The Corn Exchange",
      address: {
        streetAddress: "12 Market Street",
        addressLocality: "London",
        addressCountry: "GB",
      },
    },
    offers: [
      { price: "35.50", priceCurrency: "GBP", availability: "https://schema.org/InStock" },
      {
        "@type": "AggregateOffer",
        lowPrice: 28,
        highPrice: 60,
        priceCurrency: "GBP",
        availability: "SoldOut",
      },
      { priceSpecification: { price: "1,040.5", priceCurrency: "GBP" } },
    ],
  });
  expect(run({ html }).events).toEqual([
    {
      name: "Sunday Disco & Soul",
      start: "2026-12-05T16:00:00Z",
      end: "2026-12-05T22:00:00Z",
      place: "The Corn Exchange, 12 Market Street, London",
      status: "EventRescheduled",
      offers: [
        { amount: 35.5, currency: "GBP", availability: "InStock" },
        { amount: 28, currency: "GBP", availability: "SoldOut" },
        { amount: 1040.5, currency: "GBP", availability: null },
      ],
    },
  ]);
});

it.each([
  ["a graph", { "@graph": [{ "@type": "WebSite" }, disco] }],
  ["a list", [{ "@type": "Organization" }, disco]],
  ["several types", { ...disco, "@type": ["Product", "DanceEvent"] }],
  ["a type with its address", { ...disco, "@type": "https://schema.org/Event" }],
  ["a festival", { ...disco, "@type": "Festival" }],
  ["a main entity", { "@type": "WebPage", mainEntity: disco }],
  ["an item list", { "@type": "ItemList", itemListElement: [{ item: disco }] }],
  ["a text with line breaks", JSON.stringify(disco).replace("Sunday ", "Sunday \n\t")],
  ["a comment around it", `<!-- ${JSON.stringify(disco)} -->`],
  ["texts with a language", { ...disco, name: [{ "@value": "Sunday Disco", "@language": "en" }] }],
])("finds an event in %s", (_what, json) => {
  expect(namesIn(script(json))).toEqual(["Sunday Disco"]);
});

it.each([
  ["no JSON", "{broken"],
  ["another thing", { "@type": "Product", name: "A chair" }],
  ["an event's organiser", { "@type": "EventVenue", name: "Hall" }],
  ["null", "null"],
  ["a number", "7"],
])("finds none in %s", (_what, json) => {
  expect(namesIn(script(json))).toEqual([]);
});

it.each([
  ["40", 40],
  ["$40", 40],
  ["40,00", 40],
  ["1.040,50", 1040.5],
  ["40.", 40],
  [40.005, 40.01],
  ["free", null],
  ["", null],
  ["999999999999", null],
  [null, null],
  [{}, null],
])("takes the price %j for %j", (price, amount) => {
  const html = script({ ...disco, offers: { price, priceCurrency: "GBP" } });
  expect(run({ html }).events[0]?.offers).toEqual([
    { amount, currency: "GBP", availability: null },
  ]);
});

it("reads Open Graph", () => {
  const html = `<head><meta property="og:title" content="Sunday Disco &amp; more">
    <meta name="event:start_time" content="2026-12-05T16:00">
    <meta property="product:price:amount" content="28.50">
    <meta property="product:price:currency" content="GBP"></head>`;
  expect(run({ html }).openGraph).toEqual({
    name: "Sunday Disco & more",
    start: "2026-12-05T16:00",
    end: null,
    place: null,
    status: null,
    offers: [{ amount: 28.5, currency: "GBP", availability: null }],
  });
});

it("cuts long texts at whole characters, and drops characters PostgreSQL can't hold", () => {
  const html = script({ ...disco, name: `\u0000${"🪩".repeat(400)}` });
  const [name = ""] = namesIn(html);
  expect([name?.length, name?.isWellFormed(), name?.includes("\0")]).toEqual([300, true, false]);
});

it("survives hostile pages", () => {
  const deep = "[".repeat(5_000) + "]".repeat(5_000);
  const wide = JSON.stringify(Array.from({ length: 20_000 }, () => disco));
  expect(namesIn(script(deep))).toEqual([]);
  expect(namesIn(script(wide))).toHaveLength(50);
  expect(namesIn("<div>".repeat(100_000))).toEqual([]);
});
