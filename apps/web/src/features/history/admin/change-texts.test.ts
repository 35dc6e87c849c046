import { expect, it } from "vitest";
import { actorText, fieldText, whoDidText } from "./change-texts.ts";

const field = {
  field: "ticketPrice.amount",
  label: "Ticket price",
  beforeName: null,
  afterName: null,
  isCut: false,
};

it.each([
  [{ ...field, before: 35, after: 40 }, "Ticket price: 35 → 40"],
  [{ ...field, before: null, after: 40 }, "Ticket price: none → 40"],
  [{ ...field, label: "Music genres", before: ["80s"], after: [] }, "Music genres: 80s → none"],
  [{ ...field, label: "Featured", before: false, after: true }, "Featured: No → Yes"],
  [
    { ...field, label: "Start date", before: "2026-12-05", after: "2026-12-06" },
    "Start date: 5 Dec 2026 → 6 Dec 2026",
  ],
  [{ ...field, label: "Description", before: "a".repeat(61), after: "b" }, "Description"],
  [{ ...field, label: "Email", before: { hidden: true }, after: { hidden: true } }, "Email"],
  [
    {
      ...field,
      label: "Location",
      before: { formatted: "Hall", city: null },
      after: { formatted: "Barn" },
    },
    "Location: Hall → Barn",
  ],
  [
    { ...field, label: "Assignee", before: null, after: "0192", afterName: "Ana" },
    "Assignee: none → Ana",
  ],
])("says %j in a line", (changed, text) => {
  expect(fieldText(changed)).toBe(text);
});

it.each([
  [{ kind: "admin", id: "1", name: "Ana" }, "Ana changed it"],
  [{ kind: "key", id: "1", name: "Shop" }, "API key Shop changed it"],
  [{ kind: "job", id: "sweep", name: "sweep" }, "The server (sweep) changed it"],
] as const)("names %j", (actor, text) => {
  expect(whoDidText({ actor, action: "changed" })).toBe(text);
});

it("has a name for actors who were erased or never had one", () => {
  expect(actorText({ kind: "admin", name: "" })).toBe("unknown");
  expect(actorText({ kind: "visitor", name: "" })).toBe("Someone who wasn't signed in");
});
