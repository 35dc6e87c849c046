import { sql } from "kysely";
import { expect, it } from "vitest";
import { containsWords, searchWords } from "./search.ts";
import { subscriberConditions } from "../newsletter/admin-subscribers.ts";

/** The longest allowed search: a hundred words, of which thirty-six differ. */
const letters = "a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5 6 7 8 9 ";
const longest = letters.repeat(3).slice(0, 200);

it.each([
  ["", []],
  ["  \t\n", []],
  [" vinyl  night vinyl ", ["vinyl", "night"]],
  [longest, ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]],
])("of %j looks for %j", (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

it("asks every row for ten words at most", () => {
  expect(containsWords(sql.ref("events.search_text"), longest)).toHaveLength(10);
  expect(subscriberConditions({ search: longest })).toHaveLength(10);
});
