import { describe, expect, it } from "vitest";
import { pathsOf, schemaOf, withAt } from "../testing/contract-inputs.ts";
import { procedureFacts, procedureNames } from "../testing/procedure-facts.ts";

/** Each error found takes some microseconds, and a body has room for 250,000 entries. */
const maxIssues = 150;
const wrongEntries = [1, null, {}, "x".repeat(2_000)];

const lists = procedureNames.flatMap((name) =>
  pathsOf(schemaOf(name))
    .filter((path) => path.at(-1) === "0")
    .map((path) => ({ name, path: path.slice(0, -1) })),
);

it("knows the lists that a procedure may take", () => {
  expect(lists.map(({ name, path }) => `${name} ${path.join(".")}`)).toEqual(
    expect.arrayContaining([
      "apiKeys.create scopes",
      "posts.create tags",
      "events.update musicGenres",
      "newsletter.bulk subscriberIds",
      "newsletter.bulk data.tags",
    ]),
  );
});

describe.each(lists)("$name", ({ name, path }) => {
  const { input } = procedureFacts(name);

  it.each(wrongEntries)(
    `doesn't look for fault with 100,000 entries of ${path.join(".")}: %.20j`,
    (entry) => {
      const list = Array.from({ length: 100_000 }, () => entry);
      const data = { operation: "addTags" };
      const sent = withAt({ action: "addTags", data }, path, list);
      const issues = input?.safeParse(sent).error?.issues ?? [];
      expect(issues.length).toBeLessThan(maxIssues);
    },
  );

  it(`finds one fault with 10,000 wrong entries of ${path.join(".")}`, () => {
    const list = Array.from({ length: 10_000 }, () => 1);
    const sent = withAt({ action: "addTags", data: { operation: "addTags" } }, path, list);
    const issues = input?.safeParse(sent).error?.issues ?? [];
    expect(issues.length).toBeLessThan(maxIssues);
  });
});
