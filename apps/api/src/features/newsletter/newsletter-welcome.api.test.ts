import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { writtenMails } from "../../testing/queued-mails.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
  await db.deleteFrom("events").execute();
});

/** A mailbox gets few of our mails a day, so each reader has a new one. */
let readers = 0;

/** The welcome mail to a subscriber interested in these countries; none: all countries. */
async function welcomeTo(countries: string[]) {
  const email = `reader-${(readers += 1)}@mail.example`;
  await callRest(app, "POST", "/contact/newsletter", { payload: { email } });
  await db.updateTable("subscribers").set({ countries }).execute();
  const mail = (await writtenMails(deps)).at(-1);
  return { text: mail?.text ?? "", html: mail?.html ?? "" };
}

/** Stores parties from 6 December 2026 on, one a day, in the order of the names. */
async function storeParties(country: string, names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, name] of names.entries()) {
    ids.push(await storeEvent(db, { name, country, startDay: `2026-12-0${6 + index}` }));
  }
  return ids;
}

it("shows the next three parties of the reader's country with their links, and no draft", async () => {
  await storeParties("NZ", ["Elsewhere"]);
  const ids = await storeParties("UK", ["First", "Second", "Third", "Fourth"]);
  await storeEvent(db, { name: "Hidden", country: "UK", status: "draft" });
  const { text, html } = await welcomeTo(["UK"]);
  for (const written of [text, html]) {
    expect(written).toContain("Coming up");
    expect(written).not.toMatch(/Elsewhere|Hidden|Fourth/);
    const places = ids
      .slice(0, 3)
      .map((id) => written.indexOf(`https://club.example/events/${id}`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
  expect(text).toContain("Sunday 6 December 2026");
});

it("shows the next ones anywhere if the country has none, or none was chosen", async () => {
  await storeParties("NZ", ["Elsewhere"]);
  expect((await welcomeTo(["UK"])).html).toContain("More about Elsewhere");
  await db.deleteFrom("subscribers").execute();
  expect((await welcomeTo([])).html).toContain("More about Elsewhere");
});

it("says nothing of parties while there are none", async () => {
  await storeEvent(db, { name: "Hidden", status: "draft" });
  const { text } = await welcomeTo(["UK"]);
  expect(text).toContain("See the next parties:\nhttps://club.example/events\n");
  expect(text).not.toMatch(/Coming up|Hidden/);
});
