import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import type { ListSearch } from "../list-search.ts";

/**
 * Made while the file is loaded: fast-check takes more than a second for the first text of all code
 * points.
 */
const text = fc.string({ unit: "binary", maxLength: maxSearchLength + 50 });

/**
 * Any address of a list, sense or nonsense, for the test that holds the list's filters together
 * with the API's schema.
 */
export function anyAddress({ filters }: ListSearch<object>) {
  const choices = Object.values(filters).flatMap((filter) =>
    "choices" in filter ? Object.keys(filter.choices) : [],
  );
  const value = fc.oneof(
    text,
    fc.integer(),
    fc.double(),
    fc.constantFrom("\0", "1e309", "-1", null, "all", "2026-11-20", "2026-02-30", ...choices),
  );
  const names = [...Object.keys(filters), "page"];
  return fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
}
