import { afterAll, expect, it } from "vitest";
import { insertUser } from "../auth/users.ts";
import { type Actor, actAs } from "../../actor.ts";
import { updateEvent } from "../events/admin-events.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { storeEvent } from "../../testing/stored-event.ts";
import { findChangesSince } from "./field-changes.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
const at = new Date("2026-12-04T12:00:00Z");

async function change(id: string, description: string, actor: Actor | null): Promise<void> {
  const write = () => updateEvent(db, id, { description }, at);
  await (actor === null ? write() : actAs(actor, write));
}

it("names the last author of a field, and no change before the version", async () => {
  const user = await insertUser(db, {
    name: "Ana",
    email: "ana@mail.example",
    adminRole: "owner",
    passwordHash: "x",
    at,
  });
  const ana: Actor = {
    kind: "admin",
    id: user?.id ?? "",
    name: "Ana",
    via: "admin-area",
    client: null,
  };
  // A job's id is its name.
  const job: Actor = { kind: "job", id: "schedule", name: "schedule", via: "job", client: null };
  const id = await storeEvent(db);
  const read = (version: number) => findChangesSince(db, { kind: "event", id }, version);
  expect(await read(1)).toEqual({ version: 1, changes: [] });
  const changed = (by: string | null) => [
    { field: "description", by, at: "2026-12-04T12:00:00.000Z" },
  ];
  await change(id, "By Ana, who has an account.", ana);
  expect(await read(1)).toEqual({ version: 2, changes: changed("Ana") });
  expect(await read(2)).toEqual({ version: 2, changes: [] });
  await change(id, "By a background job.", job);
  expect(await read(1)).toEqual({ version: 3, changes: changed(null) });
  await change(id, "By no actor.", null);
  expect(await read(3)).toEqual({ version: 4, changes: changed(null) });
});
