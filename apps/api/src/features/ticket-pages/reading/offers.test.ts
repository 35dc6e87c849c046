import { expect, it } from "vitest";
import { offersOf } from "./offers.ts";

const pricesOf = (offers: unknown) =>
  offersOf(offers, (value) => value).map(({ price }) =>
    price === null || price === "unclear" ? price : price.amount,
  );
const aud = (price: unknown, more: object = {}) => ({ price, priceCurrency: "AUD", ...more });

it.each<[string, unknown, unknown[]]>([
  ["each offer", [aud(45), aud("60.00")], [45, 60]],
  ["several prices of one offer", aud([45, "60"]), [45, 60]],
  ["no price", [aud(""), {}], [null, null]],
  ["an unclear price", aud("1e3"), ["unclear"]],
  ["a price of an unknown kind", aud({ "@type": "Thing" }), ["unclear"]],
  ["an amount of money", aud({ "@type": "MonetaryAmount", value: 45, currency: "AUD" }), [45]],
  ["two currencies", { price: 45, priceCurrency: ["AUD", "USD"] }, ["unclear"]],
  ["an amount in another currency", aud({ value: 45, currency: "Taler" }), ["unclear"]],
  ["an aggregate offer", { lowPrice: 28, highPrice: 60, priceCurrency: "AUD" }, [28]],
  ["an aggregate offer's offers", { lowPrice: 3, offers: [aud(45), aud(60)] }, [45, 60]],
  ["an aggregate offer of unpriced ones", { lowPrice: 45, offers: [{ name: "A" }] }, [45]],
  ["a specification", { priceSpecification: { price: "1,040.5", priceCurrency: "AUD" } }, [1040.5]],
  ["a lowest specified price", { priceSpecification: [{ minPrice: 45, maxPrice: 60 }] }, [45]],
  [
    "a specification that isn't a former price or a fee",
    {
      priceSpecification: [
        aud(60, { priceType: "https://schema.org/StrikethroughPrice" }),
        aud(2, { name: "Booking fee" }),
        aud(45),
      ],
    },
    [45],
  ],
  [
    "no add-on",
    [
      aud(45, { name: "General admission incl. drink" }),
      aud(50, { name: "Entry + parking" }),
      aud(3, { name: "Cloakroom" }),
      aud(4, { category: "add-on" }),
      aud(5, { itemOffered: { "@type": "Product", name: "T-shirt" } }),
      aud(6, { category: { "@type": "CategoryCode", name: "Parking" } }),
      aud(7, { category: "resale" }),
    ],
    [45, 50],
  ],
  [
    "no add-on that a ticket refers to",
    [aud(45, { addOn: [{ "@id": "#coat" }] }), aud(3, { "@id": "#coat" })],
    [45],
  ],
  ["no offer that says it is an add-on", [aud(45), aud(3, { addOn: true })], [45]],
  ["too many offers", Array.from({ length: 201 }, () => aud(45)), ["unclear"]],
  ["a highest price", { highPrice: 60, priceCurrency: "AUD" }, ["unclear"]],
  ["what the base offer adds", aud(45, { addOn: aud(3) }), [45]],
  ["a doubtful name", [aud(3, { name: "Sunday Disco - Cloakroom" })], ["unclear"]],
  ["nothing but add-ons", [aud(3, { name: "Cloakroom" })], ["unclear"]],
])("takes from %s", (_what, offers, prices) => {
  expect(pricesOf(offers)).toEqual(prices);
});

it("gives the offers of an aggregate offer its currency, availability and dates", () => {
  const aggregate = {
    priceCurrency: "AUD",
    availability: "https://schema.org/SoldOut",
    validThrough: "2026-12-01",
    offers: [{ price: 45 }],
  };
  expect(offersOf(aggregate, (value) => value)).toEqual([
    {
      price: { amount: 45, currency: "AUD" },
      availability: "soldout",
      starts: [],
      ends: ["2026-12-01"],
    },
  ]);
});

it.each([
  ["http://schema.org/SoldOut", "soldout"],
  ["Sold out", "soldout"],
  ["ItemAvailability/SoldOut", "soldout"],
  [{ "@id": "schema:SoldOut" }, "soldout"],
  [["SoldOut", "https://schema.org/SoldOut"], "soldout"],
  [["SoldOut", "InStock"], "soldout / instock"],
  ["https://schema.org/SoldOut https://schema.org/InStock", "soldout / instock"],
  ["", null],
])("reads the availability %j", (given, availability) => {
  const [offer] = offersOf({ availability: given }, (value) => value);
  expect(offer?.availability).toBe(availability);
});
