import { importMessages } from "@before-ten/contracts/imports/messages";
import type { ImportDetails } from "@before-ten/contracts/imports/output";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
beforeEach(async () => {
  await db.deleteFrom("all_subscribers").execute();
  await db.deleteFrom("imports").execute();
  worker = startTestImports(test);
});
afterEach(() => worker?.close());

const payload = { wording: "x" };
const start = (id: string) =>
  callRest(app, "POST", `${imports.base}/${id}/start`, { token, payload });
const cancel = (id: string) =>
  callRest<ImportDetails>(app, "POST", `${imports.base}/${id}/cancel`, { token });

async function until(id: string, state: string): Promise<void> {
  await expect.poll(async () => (await imports.get(id)).state, { timeout: 10_000 }).toBe(state);
}

async function checked(addresses: readonly string[]): Promise<string> {
  const file = await imports.upload({ content: ["email", ...addresses].join("\n") });
  await imports.map(file);
  await until(file.id, "checked");
  return file.id;
}

async function stored(): Promise<string[]> {
  const rows = await db.selectFrom("subscribers").select("email").execute();
  return rows.map(({ email }) => email).toSorted();
}

describe("an import that is cancelled", () => {
  it("before it is started adds no subscribers", async () => {
    const id = await checked(["ana@mail.example"]);
    expect(await cancel(id)).toMatchObject({ status: 200, body: { data: { state: "cancelled" } } });
    expect((await cancel(id)).status).toBe(409);
    expect(await db.selectFrom("import_parts").selectAll().execute()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it("while it runs keeps what it imported, and adds no more", async () => {
    const addresses = Array.from({ length: 9_000 }, (_, index) => `p${index}@mail.example`);
    const id = await checked(addresses);
    await start(id);
    const merged = async () => (await imports.get(id)).mergedRows;
    await expect.poll(merged, { timeout: 10_000, interval: 10 }).toBeGreaterThan(0);
    const answer = await cancel(id);
    expect(answer).toMatchObject({ status: 200, body: { data: { state: "cancelled" } } });
    const { mergedRows } = answer.body.data;
    expect(mergedRows).toBeLessThan(9_001);
    // The first row holds the column names.
    const imported = addresses.slice(0, mergedRows - 1).toSorted();
    expect(await stored()).toEqual(imported);

    // Neither this process nor another one continues.
    await worker?.close();
    expect((await start(id)).body.error).toBe(importMessages.notPossible);
    worker = startTestImports(test);
    const next = await checked(["later@mail.example"]);
    await start(next);
    await until(next, "done");
    expect(await stored()).toEqual([...imported, "later@mail.example"].toSorted());
    expect(await imports.get(id)).toMatchObject({ state: "cancelled", mergedRows });
  });
});
