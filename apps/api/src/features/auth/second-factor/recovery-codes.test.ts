import { expect, it } from "vitest";
import { hashCode } from "./recovery-codes.ts";

it.each([
  "0m1kzq-7hw3xd-9tn5vb-c8rj1e",
  "0M1KZQ-7HW3XD-9TN5VB-C8RJ1E",
  "0m1kzq7hw3xd9tn5vbc8rj1e",
  " 0m1kzq 7hw3xd 9tn5vb c8rj1e ",
  // As read aloud over the phone.
  "omikzq-7hw3xd-9tn5vb-c8rjle",
])("%j is the same code", (typed) => {
  expect(hashCode(typed)).toBe(hashCode("0m1kzq-7hw3xd-9tn5vb-c8rj1e"));
});

it("another letter is another code", () => {
  expect(hashCode("0m1kzq-7hw3xd-9tn5vb-c8rj1f")).not.toBe(hashCode("0m1kzq-7hw3xd-9tn5vb-c8rj1e"));
});
