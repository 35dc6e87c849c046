import { expect, it } from "vitest";
import { writeMarkdown, writeTextMarkdown } from "./write-markdown.ts";

const publicUrl = "https://club.example";

it("writes every kind of block", () => {
  const image = {
    url: "/media/shoes.jpeg",
    alt: "Red shoes",
    width: 800,
    height: 600,
    srcSet: "",
    avifSrcSet: null,
    svgUrl: null,
    wordlessUrl: null,
    preview: null,
    darkest: null,
  };
  const text = writeMarkdown(
    {
      version: 1,
      blocks: [
        { kind: "heading", level: 2, spans: [{ text: "An hour" }] },
        {
          kind: "paragraph",
          spans: [
            { text: "We tried " },
            { text: "eight ", bold: true },
            { text: "and", bold: true, italic: true },
            { text: " noon", link: "https://club.example/noon" },
            { text: ".\nThen four." },
          ],
        },
        {
          kind: "list",
          ordered: true,
          items: [{ spans: [{ text: "one" }] }, { spans: [{ text: "two" }] }],
        },
        { kind: "list", ordered: false, items: [{ spans: [{ text: "disco" }] }] },
        { kind: "quote", spans: [{ text: "Home\nby ten" }] },
        {
          kind: "image",
          imageId: "9f",
          alt: "Red shoes",
          caption: "Shoes first.",
          image,
        },
        { kind: "event", eventId: "0193a0b0-0000-7000-8000-000000000000", event: null },
      ],
    },
    publicUrl,
  );
  expect(text).toBe(
    [
      "## An hour",
      "We tried **eight** ***and*** [noon](<https://club.example/noon>).  \nThen four.",
      "1. one\n2. two",
      "- disco",
      "> Home  \n> by ten",
      "![Red shoes](https://club.example/media/shoes.jpeg)",
      "*Shoes first.*\n",
    ].join("\n\n"),
  );
});

it("lets no sign of a text mean anything", () => {
  expect(writeTextMarkdown("# 1 *star* <b>\n- not a list\n\n12. neither [a](b)\n> nor `c`")).toBe(
    "\\# 1 \\*star\\* \\<b\\>  \n\\- not a list\n\n12\\. neither \\[a\\](b)  \n\\> nor \\`c\\`\n",
  );
});
