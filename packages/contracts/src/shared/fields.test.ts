import { expect, expectTypeOf, it } from "vitest";
import type { EveryKey } from "./every-key.ts";
import { type Decided, type OptionalField, withSent } from "./fields.ts";

interface Input {
  name: string;
  note?: string | null | undefined;
}

it("applies sent fields, null and false too, and leaves the rest", () => {
  const stored = { name: "Disco", note: "late", featured: true };
  expect(withSent(stored, { name: undefined, note: "early" })).toEqual({
    ...stored,
    note: "early",
  });
  expect(withSent<{ note: string | null }>({ note: "late" }, { note: null })).toEqual({
    note: null,
  });
  expect(withSent(stored, { featured: false })).toEqual({ ...stored, featured: false });
  expect(stored.note).toBe("late");
});

it("names every field of an input", () => {
  expectTypeOf<Decided<Input>>().toEqualTypeOf<{ name: string; note: string | null }>();
  expectTypeOf<OptionalField<Input>>().toEqualTypeOf<"note">();
});

it("requires every key of an output, also nested ones", () => {
  expectTypeOf<EveryKey<{ place: { city?: string | undefined } | null }>>().toEqualTypeOf<{
    place: { city: string | undefined } | null;
  }>();
});
