import { expect, it } from "vitest";
import { readDraft } from "./read-draft.ts";

const initial = { title: "", tags: ["a"], featured: false, place: { name: "" } };

it("reads texts, flags and lists of texts in the order of the form's fields", () => {
  const stored = {
    featured: true,
    tags: ["b", 4],
    title: "Disco",
    place: { name: "Pier" },
    old: 1,
  };
  const draft = readDraft(stored, initial);
  expect(JSON.stringify(draft?.values)).toBe(
    JSON.stringify({ title: "Disco", tags: ["b"], featured: true, place: { name: "" } }),
  );
  expect(draft?.stored.get("place")).toEqual({ name: "Pier" });
});

it("uses the initial value for a field of another type", () => {
  expect(readDraft({ title: 4, tags: "b", featured: "true" }, initial)?.values).toEqual(initial);
  expect(readDraft(null, initial)).toBeUndefined();
  expect(readDraft("text", initial)).toBeUndefined();
});
