import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import type { ListSearch } from "../list-search.ts";

/** Created once at import: fast-check needs more than a second for its first full-Unicode text. */
const text = fc.string({ unit: "binary", maxLength: maxSearchLength + 50 });

/**
 * Arbitrary addresses of a list, valid or not, to test that its filters always match the API's
 * schema.
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
