import { expect, it } from "vitest";
import { run } from "./read-page.task.ts";

const script = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === "string" ? json : JSON.stringify(json)}</script>`;
const disco = { "@type": "MusicEvent", name: "Sunday Disco", startDate: "2026-12-05T16:00:00Z" };
const gbp = (amount: number) => ({
  price: { amount, currency: "GBP" },
  availability: null,
  starts: [],
  ends: [],
});
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
      statuses: ["eventrescheduled"],
      offers: [
        { ...gbp(35.5), availability: "instock" },
        { ...gbp(28), availability: "soldout" },
        gbp(1040.5),
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

it("takes the dates of a series for events, with what the series says of all", () => {
  const series = {
    "@type": "EventSeries",
    name: "Sunday Disco",
    eventStatus: "EventCancelled",
    location: "The Corn Exchange",
    subEvent: [
      { "@type": "Event", startDate: "2026-12-05" },
      { ...disco, startDate: "2026-12-12", name: "Disco by Night" },
    ],
  };
  const shared = { place: "The Corn Exchange", statuses: ["eventcancelled"] };
  expect(run({ html: script(series) }).events).toMatchObject([
    { ...shared, name: "Sunday Disco", start: "2026-12-05" },
    { ...shared, name: "Disco by Night", start: "2026-12-12" },
  ]);
});

it("looks up what a graph refers to", () => {
  const graph = [
    { ...disco, location: { "@id": "#hall" }, offers: [{ "@id": "#ticket" }] },
    { "@id": "#hall", "@type": "Place", name: "The Corn Exchange" },
    { "@id": "#ticket", "@type": "Offer", price: 40, priceCurrency: "GBP" },
  ];
  expect(run({ html: script({ "@graph": graph }) }).events).toMatchObject([
    { place: "The Corn Exchange", offers: [gbp(40)] },
  ]);
});

it("takes the place where people can go, not the stream before it", () => {
  const location = [{ "@type": "VirtualLocation", url: "https://a.example" }, { name: "Pier 9" }];
  expect(run({ html: script({ ...disco, location }) }).events[0]?.place).toBe("Pier 9");
});

it.each([
  ["https://schema.org/EventCancelled", ["eventcancelled"]],
  ["http://schema.org/EventStatusType/EventCancelled/", ["eventcancelled"]],
  ["schema:EventCancelled", ["eventcancelled"]],
  [{ "@id": "https://schema.org/EventCancelled" }, ["eventcancelled"]],
  ["Event cancelled", ["eventcancelled"]],
  [{ "@type": "EventCancelled" }, ["eventcancelled"]],
  [
    ["EventScheduled", "CANCELLED"],
    ["eventscheduled", "cancelled"],
  ],
  ["EventScheduled, EventCancelled", ["eventscheduled", "eventcancelled"]],
  ["EventScheduled https://schema.org/EventCancelled", ["eventscheduled", "eventcancelled"]],
  [["", null], []],
])("reads the status %j", (eventStatus, statuses) => {
  expect(run({ html: script({ ...disco, eventStatus }) }).events[0]?.statuses).toEqual(statuses);
});

it.each(["application/ld+json; charset=utf-8", " APPLICATION/LD+JSON "])(
  "reads a script of the type %j",
  (type) => {
    expect(namesIn(`<script type="${type}">${JSON.stringify(disco)}</script>`)).toHaveLength(1);
  },
);

it("joins two dates of one event, so that neither is taken for its start", () => {
  const startDate = ["2026-12-05", "2026-12-12", "2026-12-05"];
  expect(run({ html: script({ ...disco, startDate }) }).events[0]?.start).toBe(
    "2026-12-05 / 2026-12-12",
  );
});

const markedUp = {
  microdata: `<div itemscope itemtype="https://schema.org/WebPage">
    <section itemprop="mainEntity" itemscope itemtype="https://schema.org/MusicEvent">
      <h1 itemprop="name">Sunday <b>Disco</b></h1>
      <time itemprop="startDate" datetime="2026-12-05T16:00Z">5 Dec</time>
      <p itemprop="location" itemscope itemtype="https://schema.org/Place">
        <span itemprop="name">The Corn Exchange</span>
        <span itemprop="address" itemscope><i itemprop="addressLocality">London</i></span>
      </p>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <span itemprop="price" content="40.00">£40</span>
        <meta itemprop="priceCurrency" content="GBP">
        <link itemprop="availability" href="https://schema.org/SoldOut">
      </div>
    </section></div>`,
  RDFa: `<section vocab="https://schema.org/" typeof="MusicEvent">
      <h1 property="name">Sunday <b>Disco</b></h1>
      <time property="startDate" datetime="2026-12-05T16:00Z">5 Dec</time>
      <p property="location" typeof="Place"><span property="name">The Corn Exchange</span>, <span
        property="address">London</span></p>
      <div property="schema:offers" typeof="schema:Offer"><b property="price">40,00</b>
        <i property="priceCurrency">GBP</i><a property="availability" href="SoldOut"></a></div>
    </section>`,
};

it.each(["microdata", "RDFa"] as const)("reads %s", (kind) => {
  expect(run({ html: markedUp[kind] }).events).toEqual([
    {
      name: "Sunday Disco",
      start: "2026-12-05T16:00Z",
      end: null,
      place: "The Corn Exchange, London",
      statuses: [],
      offers: [{ ...gbp(40), availability: "soldout" }],
    },
  ]);
});

it("prefers JSON-LD to microdata, which often says the same again", () => {
  expect(namesIn(script({ ...disco, name: "Soul" }) + markedUp.microdata)).toEqual(["Soul"]);
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
    statuses: [],
    offers: [gbp(28.5)],
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
  expect(namesIn(script(wide))).toHaveLength(200);
  expect(namesIn("<div>".repeat(100_000))).toEqual([]);
  const items = '<i itemscope itemtype="Event" itemprop="subEvent">'.repeat(4_000);
  expect(namesIn(items).length).toBeLessThan(30);
  expect(namesIn(script('{"subEvent":'.repeat(20_000) + "}"))).toEqual([]);
});
