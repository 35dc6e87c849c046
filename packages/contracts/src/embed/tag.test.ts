import { expect, it } from "vitest";
import { embedAddress, embedTag } from "./tag.ts";

const nothing = { country: "", city: "", count: "", theme: "", accent: "" };

it("has an attribute for each choice", () => {
  expect(embedTag("https://club.example", nothing)).toBe(
    '<script async src="https://club.example/embed.js"></script>',
  );
  const choice = { ...nothing, country: "AU", count: "6", accent: "#c2255c" };
  expect(embedTag("https://club.example", choice)).toBe(
    '<script async src="https://club.example/embed.js" data-country="AU" data-count="6" data-accent="#c2255c"></script>',
  );
  expect(embedAddress(choice)).toBe("/embed/events?country=AU&count=6&accent=%23c2255c");
});

it("escapes what was typed", () => {
  expect(embedTag("https://club.example", { ...nothing, city: ' "><b>&' })).toContain(
    ' data-city="&quot;>&lt;b>&amp;"></script>',
  );
});
