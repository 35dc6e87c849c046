import type { z } from "zod";

/**
 * Sorts all issues of an object by the order of its fields, because checks across several fields
 * would otherwise come last. Must be the last check, with `whatever` as its options.
 */
export function inFieldOrder(fields: readonly string[]) {
  const placeOf = ({ path }: { path?: readonly PropertyKey[] | undefined }) => {
    const place = fields.indexOf(String(path?.[0]));
    return place < 0 ? fields.length : place;
  };
  return (_value: unknown, context: z.RefinementCtx): void => {
    context.issues.sort((one, other) => placeOf(one) - placeOf(other));
  };
}

/** Runs even if there are issues already. */
export const whatever = { when: () => true };
