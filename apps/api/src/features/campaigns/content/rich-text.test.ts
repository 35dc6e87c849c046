import { expect, it } from "vitest";
import type { Run } from "../../../mail/layout/mail-content.ts";
import { readRichText } from "./rich-text.ts";

/** The paragraphs as HTML would mark them, one per line. */
function read(text: string): string[] {
  return readRichText(text, (url) => `<${url}>`).map((lines) =>
    lines.map((runs) => runs.map(shown).join("")).join("/"),
  );
}

function shown({ text, isStrong, isEmphasised, url }: Run): string {
  const strong = isStrong ? `b(${text})` : text;
  const styled = isEmphasised ? `i(${strong})` : strong;
  return url === undefined ? styled : `a(${styled} ${url})`;
}

it.each([
  ["plain", ["plain"]],
  ["one\n\ntwo\n \n\nthree\nfour", ["one", "two", "three/four"]],
  ["at **four**, _sharp_", ["at b(four), i(sharp)"]],
  ["**strong _both_** _only_", ["b(strong )i(b(both)) i(only)"]],
  ["[our page](https://club.example/a_b_c?d=1)", ["a(our page <https://club.example/a_b_c?d=1>)"]],
  [
    "**[**x** y](https://club.example)**",
    ["a(b(x) <https://club.example>)a(b( y) <https://club.example>)"],
  ],
])("reads %j", (text, paragraphs) => {
  expect(read(text)).toEqual(paragraphs);
});

it.each([
  "2 ** 3 ** 4",
  "snake_case_name",
  "** not strong **",
  "**open",
  "_ no _",
  "****",
  "[label](javascript:alert(1))",
  "[label](//club.example)",
  "[label](https://user@club.example)",
  "[](https://club.example)",
])("leaves %j as it stands", (text) => {
  expect(read(text)).toEqual([text]);
});

it("takes personal fields, also in a link's label, and leaves one without a fallback", () => {
  expect(read("Hi **{{name|you there}}**")).toEqual(["Hi b(\u0002field name you there\u0003)"]);
  expect(read("[{{city|here}}](https://club.example)")).toEqual([
    "a(\u0002field city here\u0003 <https://club.example>)",
  ]);
  expect(read("{{name}} {{name| }}")).toEqual(["{{name}} {{name| }}"]);
});

it.each(["[", "[a](https://", "**a", "_a _", "{{a|", "{{ ", "\n "])(
  "reads as long as a text may be of %j within a moment",
  (piece) => {
    const text = piece.repeat(Math.ceil(5_000 / piece.length));
    const before = performance.now();
    readRichText(text, (url) => url);
    expect(performance.now() - before).toBeLessThan(200);
  },
);
