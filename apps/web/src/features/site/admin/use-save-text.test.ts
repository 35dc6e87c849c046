import { expect, it } from "vitest";
import { withNames } from "./use-save-text.ts";

it("names an added category by its words, because posts and addresses have its id", () => {
  const added = (id: string, label: string) => ({ id, label, colour: "gold" });
  const named = withNames("post-categories.list", [
    added("events", "Parties"),
    added("entry-2", "Café & Bar"),
    added("entry-3", "Café Bar"),
    added("entry-4", "All"),
    added("entry-5", "音楽"),
    { ...added("entry-6", "Never mind"), removedAt: "2026-11-28T09:00:00.000Z" },
  ]);
  expect(Array.isArray(named) && named.map(({ id }) => id)).toEqual([
    "events",
    "cafe-bar",
    "cafe-bar-2",
    "all-2",
    "entry-5",
  ]);
  const country = { id: "entry-7", code: "FR", name: "La France" };
  expect(withNames("countries.list", [country])).toEqual([{ ...country, id: "fr" }]);
  const other = [added("entry-2", "Café")];
  expect(withNames("home.features", other)).toBe(other);
});
