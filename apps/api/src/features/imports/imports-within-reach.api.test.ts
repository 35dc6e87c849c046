import type { ImportRow } from "@before-ten/contracts/imports/output";
import { importRowMessages } from "@before-ten/contracts/imports/messages";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { afterAll, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { importsBy, startTestImports } from "../../testing/import-files.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const test = await openTestApp();
const { db, app, deps } = test;
const reach = { countries: [], cities: [{ country: "UK", city: "London" }], series: [] };
const editor = await signedInAs(deps, "admin", { adminRole: "editor", reach });
const worker = startTestImports(test);
afterAll(() => worker.close());

const content = `Title,Details,Date,Time,Ends,Venue,Country,Price,Link
Matinee,Six hours of floor-fillers.,2026-12-05,16:00,22:00,"The Yard, London",UK,£35,tickets.example/a
Carnival,Six hours of floor-fillers.,2026-12-05,16:00,22:00,"Town Hall, Melbourne",AU,$35,tickets.example/b
Secret,Six hours of floor-fillers.,2026-12-05,16:00,22:00,"Town Hall, Leeds",UK,£35,tickets.example/c
`;

const columns = [
  "eventName",
  "description",
  "startDate",
  "startTime",
  "endTime",
  "location",
  "country",
  "ticketPrice",
  "redirectUrl",
];

async function until(id: string, state: string) {
  const stored = db.selectFrom("imports").select("state").where("id", "=", id);
  await expect
    .poll(async () => (await stored.executeTakeFirst())?.state, { timeout: 10_000 })
    .toBe(state);
}

/** Tokens of callers limited to the reach. */
const callers = {
  "an editor": editor.token,
  "an API key": (await madeKey(deps, { scopes: ["events:write"], reach })).secret,
};

it.each(["an editor", "an API key"] as const)(
  "%s of a city imports its parties alone, and learns nothing of others",
  async (caller) => {
    const token = callers[caller];
    const imports = importsBy(test, token, "events");
    await db.deleteFrom("events").execute();
    // As a duplicate it would be told.
    await storeEvent(db, { name: "Secret", place: "Town Hall, Leeds", status: "draft" });
    const file = await imports.upload({ fileName: "a.csv", content });
    await imports.map(file, { columns });
    await until(file.id, "checked");
    const { body } = await callRest<ImportRow[]>(app, "GET", `${imports.base}/${file.id}/rows`, {
      token,
    });
    expect(body.data.map(({ label, fate, sentence }) => [label, fate, sentence])).toEqual([
      ["Matinee, 2026-12-05", "new", null],
      ["Carnival, 2026-12-05", "invalid", importRowMessages.elsewhere],
      ["Secret, 2026-12-05", "invalid", importRowMessages.elsewhere],
    ]);
    await callRest(app, "POST", `${imports.base}/${file.id}/start`, { token });
    await until(file.id, "done");
    const events = await db
      .selectFrom("events")
      .select("event_name as name")
      .orderBy("id")
      .execute();
    expect(events.map(({ name }) => name)).toEqual(["Secret", "Matinee"]);
  },
);

it("another editor of the city doesn't see the import", async () => {
  const other = await signedInAs(deps, "admin", { adminRole: "editor", reach });
  const { base } = importsBy(test, other.token, "events");
  const { body } = await callRest<unknown[]>(app, "GET", base, { token: other.token });
  expect(body.data).toEqual([]);
});
