import { createServer } from "node:http";
import type { PlacesInput } from "@before-ten/contracts/places/input";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGeoapifySearch, noPlaceSearch } from "./geoapify.ts";

const requested: URL[] = [];
const cornExchange = {
  formatted: "The Corn Exchange, London, United Kingdom",
  lon: -0.1,
  lat: 51.5,
  city: "London",
  country: "United Kingdom",
  address_line1: "The Corn Exchange",
  place_id: "51",
  result_type: "amenity",
  country_code: "gb",
  street: "Barter Street",
  timezone: { name: "Europe/London", offset_STD: "+00:00" },
};
const service = createServer((request, response) => {
  const url = new URL(request.url ?? "", "http://localhost");
  requested.push(url);
  const text = url.searchParams.get("text");
  if (text === "broken") {
    response.writeHead(500).end();
    return;
  }
  if (text === "moved") {
    response.writeHead(302, { location: "/elsewhere" }).end();
    return;
  }
  const nowhere = url.searchParams.get("id") === "gone";
  const { timezone: _, ...timeless } = cornExchange;
  const mars = { ...cornExchange, timezone: { name: "Mars/Tharsis" } };
  const features = text === "timeless" ? [timeless, mars] : [cornExchange];
  response.end(
    JSON.stringify({
      type: "FeatureCollection",
      features: nowhere ? [] : features.map((properties) => ({ type: "Feature", properties })),
    }),
  );
});

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      service.listen(0, "127.0.0.1", resolve);
    }),
);
afterAll(() => service.close());

function search() {
  const address = service.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return createGeoapifySearch({ key: "the-key", url: `http://127.0.0.1:${port}` });
}

function lastRequested() {
  const url = requested.at(-1);
  return [url?.pathname, Object.fromEntries(url?.searchParams ?? [])];
}

const found = {
  place_id: "51",
  formatted: "The Corn Exchange, London, United Kingdom",
  result_type: "amenity",
  country_code: "gb",
  street: "Barter Street",
  housenumber: null,
  location: {
    formatted: "The Corn Exchange, London, United Kingdom",
    coordinates: [-0.1, 51.5],
    city: "London",
    country: "United Kingdom",
    address: "The Corn Exchange",
  },
  timeZone: "Europe/London",
};

it("asks for five places of the country and keeps what is stored of a location, with its zone", async () => {
  expect(await search().suggest({ text: "corn ex", country: "UK" })).toEqual([found]);
  expect(lastRequested()).toEqual([
    "/v1/geocode/autocomplete",
    { text: "corn ex", limit: "5", lang: "en", filter: "countrycode:gb", apiKey: "the-key" },
  ]);
});

it.each<[where: Omit<PlacesInput, "text">, bias: string]>([
  [{ country: "CA", near: [-123.1, 49.3] }, "proximity:-123.1,49.3"],
  [{}, "countrycode:au,nz,us,gb,ca,sg"],
  [{ near: [151.2, -33.9] }, "proximity:151.2,-33.9|countrycode:au,nz,us,gb,ca,sg"],
])(
  "prefers what is near, and the club's countries where none is chosen: %j",
  async (where, bias) => {
    await search().suggest({ text: "corn ex", ...where });
    expect(lastRequested()[1]).toMatchObject({ bias });
  },
);

it("takes a zone that it isn't told, or doesn't know, for none", async () => {
  const places = await search().suggest({ text: "timeless" });
  expect(places.map(({ timeZone }) => timeZone)).toEqual([null, null]);
});

it("asks for all that is known of one place", async () => {
  expect(await search().find("51")).toEqual(found);
  expect(lastRequested()).toEqual([
    "/v2/place-details",
    { id: "51", lang: "en", apiKey: "the-key" },
  ]);
  expect(await search().find("gone")).toBeUndefined();
});

it("asks nothing for a text that matches half of the world", async () => {
  const before = requested.length;
  expect(await search().suggest({ text: "co" })).toEqual([]);
  expect(requested.length).toBe(before);
});

it("goes nowhere the service points to", async () => {
  await expect(search().suggest({ text: "moved" })).rejects.toThrow("fetch failed");
  expect(lastRequested()[0]).toBe("/v1/geocode/autocomplete");
});

it("fails without telling the key", async () => {
  const error = search().suggest({ text: "broken" });
  await expect(error).rejects.toThrow("The address search answered 500");
  await expect(error).rejects.not.toThrow("the-key");
});

it("without a key no search is offered", async () => {
  expect([search().isSetUp, noPlaceSearch.isSetUp]).toEqual([true, false]);
  expect(await noPlaceSearch.suggest({ text: "corn ex" })).toEqual([]);
  expect(await noPlaceSearch.find("51")).toBeUndefined();
});
