import * as fc from "fast-check";
import { expect, it } from "vitest";
import { differingPart } from "./differing-part.ts";

it.each([
  ["one two three", "one 2 three", ["one ", "two", " three"], ["one ", "2", " three"]],
  ["same", "same", ["same", "", ""], ["same", "", ""]],
  ["", "new words", ["", "", ""], ["", "new words", ""]],
  ["a a", "a a a", ["a a", "", ""], ["a a", " a", ""]],
])("%j and %j differ in their middle", (one, other, ofOne, ofOther) => {
  expect(differingPart(one, other)).toEqual([ofOne, ofOther]);
});

it("loses no word", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n") });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [ofOne, ofOther] = differingPart(one, other);
      expect([ofOne.join(""), ofOther.join("")]).toEqual([one, other]);
    }),
  );
});
