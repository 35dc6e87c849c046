import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { afterEach, beforeEach, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { importsBy, startTestImports } from "../../testing/import-files.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import type { ImportWorker } from "./import-worker.ts";

const test = await openTestApp();
const { db, app, deps } = test;
const { token } = await signedInAs(deps, "admin");
const imports = importsBy(test, token);

let worker: ImportWorker | undefined;
beforeEach(() => {
  worker = startTestImports(test);
});
afterEach(() => worker?.close());

const until = (id: string, state: string) =>
  expect.poll(async () => (await imports.get(id)).state, { timeout: 10_000 }).toBe(state);

it("an import is undone once: added subscribers without later changes go to the trash", async () => {
  await storeSubscriber(db, { email: "old@mail.example" });
  const emails = ["ana", "ben", "eve", "old"].map((name) => `${name}@mail.example`);
  const file = await imports.upload({ content: `email\n${emails.join("\n")}\n` });
  const { id } = file;
  await imports.map(file);
  await until(id, "checked");
  const subscribers = () => db.selectFrom("subscribers").select("email").orderBy("email").execute();
  const undo = () => callRest(app, "POST", `${imports.base}/${id}/undo`, { token });
  expect((await undo()).status).toBe(409);
  await callRest(app, "POST", `${imports.base}/${id}/start`, {
    token,
    payload: { wording: "the sheet at the door" },
  });
  await until(id, "done");
  await db
    .updateTable("subscribers")
    .set({ total_emails_sent: 1 })
    .where("email", "=", "ben@mail.example")
    .execute();
  const { id: eve } = await db
    .selectFrom("subscribers")
    .select("id")
    .where("email", "=", "eve@mail.example")
    .executeTakeFirstOrThrow();
  test.clock.advance(1_000);
  await callRest(app, "PATCH", `/admin/newsletter/subscribers/${eve}/preferences`, {
    token,
    payload: { preferences: { weekly: true } },
  });
  expect(await undo()).toMatchObject({
    status: 200,
    body: {
      message:
        "1 subscriber moved to trash. 2 stay: they have had an email, or were changed since.",
    },
  });
  expect((await subscribers()).map(({ email }) => email)).toEqual([
    "ben@mail.example",
    "eve@mail.example",
    "old@mail.example",
  ]);
  expect((await imports.get(id)).undoneAt).not.toBeNull();
  expect((await undo()).status).toBe(409);
});
