import { describe, expect, expectTypeOf, it } from "vitest";
import { defineTexts } from "./define-texts.ts";
import { createTextReader } from "./read-texts.ts";
import { imagesOfTexts } from "./text-images.ts";
import { findMarkedTexts, markText } from "./text-marks.ts";
import { homeTexts } from "./texts/home.ts";

const doorTexts = defineTexts("door", "The door", {
  title: "Welcome to {club}",
  shown: "{shown} of {total} guests",
  rules: [
    { id: "shoes", text: "Shoes on", url: "/shoes" },
    { id: "songs", text: "Sing to {club}", url: "/songs" },
  ],
});

describe("texts", () => {
  it("are the defaults until an admin changes them", () => {
    const texts = createTextReader()(doorTexts);
    expect(texts.title).toBe("Welcome to Before Ten");
    expect(texts.shown({ shown: 3, total: "10" })).toBe("3 of 10 guests");
    expect(texts.rules.map(({ text }) => text)).toEqual(["Shoes on", "Sing to Before Ten"]);
    expectTypeOf(texts.title).toEqualTypeOf<string>();
    expectTypeOf(texts.shown).parameter(0).toHaveProperty("total");
  });

  it("are what an admin changed them to, without what is hidden or removed", () => {
    const texts = createTextReader({
      "brand.name": "Half Past {email}",
      "door.title": "Hello from {club}, {nothing}",
      "door.shown": "{total} in all",
      "door.rules": [
        { id: "songs", text: "Sing", url: "/sing" },
        { id: "shoes", text: "Shoes on", url: "/shoes", hidden: "yes" },
        { id: "own", text: "Dance", url: "/", removedAt: "2026-12-05T00:00:00Z" },
      ],
    })(doorTexts);
    expect(texts.title).toBe("Hello from Half Past {email}, {nothing}");
    expect(texts.shown({ shown: 1, total: 2 })).toBe("2 in all");
    expect(texts.rules).toEqual([{ id: "songs", text: "Sing", url: "/sing" }]);
  });

  it("are the defaults where a release changed their kind", () => {
    const texts = createTextReader({ "door.title": [], "door.rules": "No rules" })(doorTexts);
    expect(texts.title).toBe("Welcome to Before Ten");
    expect(texts.rules).toHaveLength(2);
  });

  it("are marked for an editor, but for addresses", () => {
    const texts = createTextReader({}, { markText: (key, text) => `<${key}|${text}>` })(doorTexts);
    expect(texts.title).toBe("<door.title|Welcome to Before Ten>");
    expect(texts.shown({ shown: 1, total: 2 })).toBe("<door.shown|1 of 2 guests>");
    expect(texts.rules[0]).toEqual({
      id: "shoes",
      text: "<door.rules.shoes.text|Shoes on>",
      url: "/shoes",
    });
  });

  it("have images of the library, which an editor finds by their address", () => {
    const id = "a".repeat(64);
    const image = {
      url: "/media/a-480.jpeg",
      alt: "Red shoes",
      width: 480,
      height: 270,
      srcSet: "/media/a-480.webp 480w",
      avifSrcSet: null,
      svgUrl: null,
      wordlessUrl: null,
      preview: null,
      darkest: null,
    };
    const imageOf = imagesOfTexts({ [id]: image });
    const changed = { "home.heroImage": id };
    const read = createTextReader(changed, { imageOf });
    expect(read.imageOf(read(homeTexts).heroImage)).toEqual(image);
    expect(read.imageOf(homeTexts.defaults.heroImage)).toBeUndefined();
    expect(read.imageOf("toString")).toBeUndefined();
    const marked = createTextReader(changed, { markText, imageOf });
    const { url = "" } = marked.imageOf(marked(homeTexts).heroImage) ?? {};
    expect(findMarkedTexts(url)).toMatchObject([{ key: "home.heroImage", text: image.url }]);
  });
});
