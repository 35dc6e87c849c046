import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGeoapifySearch } from "./geoapify-places.ts";

const asked: URL[] = [];
const service = createServer((request, response) => {
  const url = new URL(request.url ?? "", "http://localhost");
  asked.push(url);
  if (url.searchParams.get("text") === "broken") {
    response.writeHead(500).end();
    return;
  }
  const properties = {
    formatted: "The Corn Exchange, London, United Kingdom",
    lon: -0.1,
    lat: 51.5,
    city: "London",
    country: "United Kingdom",
    address_line1: "The Corn Exchange",
    place_id: "51",
  };
  response.end(JSON.stringify({ type: "FeatureCollection", features: [{ properties }] }));
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

it("asks for five places of the country and keeps what is stored of a location", async () => {
  const places = await search().suggest({ text: "corn ex", country: "UK" });

  expect(places).toEqual([
    {
      formatted: "The Corn Exchange, London, United Kingdom",
      coordinates: [-0.1, 51.5],
      city: "London",
      country: "United Kingdom",
      address: "The Corn Exchange",
    },
  ]);
  const url = asked.at(-1);
  expect(url?.pathname).toBe("/v1/geocode/autocomplete");
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    text: "corn ex",
    limit: "5",
    lang: "en",
    filter: "countrycode:gb",
    apiKey: "the-key",
  });
});

it("asks nothing for a text that matches half of the world", async () => {
  const before = asked.length;
  expect(await search().suggest({ text: "co" })).toEqual([]);
  expect(asked.length).toBe(before);
});

it("fails without telling the key", async () => {
  const failure = search().suggest({ text: "broken" });
  await expect(failure).rejects.toThrow("The address search answered 500");
  await expect(failure).rejects.not.toThrow("the-key");
});
