import { expect, it } from "vitest";
import { parsedJsonLd } from "./json-ld-scripts.ts";

const json = '{"name":"Sunday; Disco","offers":[{"price":45}]}';
const value = { name: "Sunday; Disco", offers: [{ price: 45 }] };

it.each([
  ["nothing around it", json],
  ["a byte order mark before it", `\uFEFF${json}`],
  ["a semicolon behind it", `${json};`],
  ["a comma behind the last field", json.replace(/\}$/, ",}")],
  ["a comma behind the last entry", json.replace("]", ",]")],
  ["a comment around it", `<!--\n${json}\n-->`],
  ["a CDATA section around it", `<![CDATA[${json}]]>`],
  ["a CDATA section in a comment", `//<![CDATA[\n${json}\n//]]>`],
  ["a CDATA section in another comment", `/*<![CDATA[*/${json}/*]]>*/`],
  ["a comment and a CDATA section", `<!--//--><![CDATA[//><!--\n${json}\n//--><!]]>`],
  ["quotes escaped for HTML", json.replaceAll('"', "&quot;")],
  ["quotes escaped by number", json.replaceAll('"', "&#34;")],
  ["escaped quotes and a comma too much", json.replace(/\}$/, ",}").replaceAll('"', "&quot;")],
  ["single quotes", json.replaceAll('"', "'")],
  ["names with a prefix", json.replaceAll(/"(\w+)":/g, '"schema:$1":')],
])("reads JSON with %s", (_what, source) => {
  expect(parsedJsonLd(source)).toEqual(value);
});

it.each(["", "\n", ";", ";\n", ","])("reads two objects with %j between them", (between) => {
  expect(parsedJsonLd(`${json}${between}{"a":1}${between}`)).toEqual([value, { a: 1 }]);
});

it.each(["1'200.50", "1.200,50", "1 200", "45,00", "45.00 AUD", "1.", "2e", "-"])(
  "reads %s without quotes as a text, not as a part of it",
  (bare) => {
    expect(parsedJsonLd(`{"price": ${bare}, "name": "Disco"}`)).toEqual({
      price: bare,
      name: "Disco",
    });
  },
);

it.each(["", "{broken", '{"price": 45', '{"offers": [{"price": "4', "Tickets", '"text"x'])(
  "reads nothing in %j",
  (source) => {
    expect(parsedJsonLd(source)).toBeUndefined();
  },
);
