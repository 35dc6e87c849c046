import type { ImportDetails, ImportRow } from "@before-ten/contracts/imports/output";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { importsBy, startTestImports } from "../../testing/import-files.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import type { ImportWorker } from "./import-worker.ts";

const test = await openTestApp();
const { db, app, deps } = test;
const { token, user } = await signedInAs(deps, "admin");
const imports = importsBy(test, token);

let worker: ImportWorker | undefined;
beforeEach(async () => {
  await db.deleteFrom("all_subscribers").execute();
  await db.deleteFrom("imports").execute();
  worker = startTestImports(test);
});
afterEach(() => worker?.close());

const mails = () => db.selectFrom("all_subscribers").select("total_emails_sent").execute();
const subscribers = () =>
  db
    .selectFrom("subscribers")
    .select(["email", "status", "tags", "preferences", "countries", "created_at"])
    .orderBy("email")
    .execute();

async function until(id: string, state: string): Promise<ImportDetails> {
  await expect.poll(async () => (await imports.get(id)).state, { timeout: 10_000 }).toBe(state);
  return imports.get(id);
}

async function checked(content: string, changes?: Record<string, unknown>): Promise<ImportDetails> {
  const file = await imports.upload({ content });
  expect(await imports.map(file, changes)).toMatchObject({ status: 200 });
  return until(file.id, "checked");
}

async function start(id: string, wording = "the sheet at the door"): Promise<ImportDetails> {
  const answer = await callRest(app, "POST", `${imports.base}/${id}/start`, {
    token,
    payload: { wording },
  });
  expect(answer.status).toBe(200);
  return until(id, "done");
}

async function rowsOf(id: string) {
  const { body } = await callRest<ImportRow[]>(app, "GET", `${imports.base}/${id}/rows`, { token });
  return body.data.map(({ row, label, fate, sentence }) => [row, label, fate, sentence]);
}

describe("an import of subscribers", () => {
  it("answers 401, 400 and 404 first", async () => {
    const path = `${imports.base}/01980000-0000-7000-8000-000000000000/start`;
    const payload = { wording: "x" };
    expect((await callRest(app, "POST", path, { payload })).status).toBe(401);
    expect((await callRest(app, "POST", path, { token, payload: {} })).status).toBe(400);
    expect((await callRest(app, "POST", path, { token, payload })).status).toBe(404);
  });

  it("shows the guessed columns, with samples", async () => {
    const file = await imports.upload({ content: "Mail;Name\nana@mail.example;Ana\n" });
    expect(file).toMatchObject({
      state: "mapping",
      columns: [
        { name: "Mail", samples: ["ana@mail.example"], field: "email" },
        { name: "Name", samples: ["Ana"], field: "preference:name" },
      ],
      hasNames: true,
    });
  });

  it("tells each row's fate before anything is imported", async () => {
    await storeSubscriber(db, { email: "there@mail.example", tags: ["vinyl"] });
    await storeSubscriber(db, { email: "left@mail.example", status: "unsubscribed" });
    await storeSubscriber(db, { email: "dead@mail.example", status: "bounced" });
    const erased = "erased@mail.example";
    const payload = { email: erased, typedEmail: erased };
    await callRest(app, "POST", "/admin/privacy/erase", { token, payload });
    const { id, totals } = await checked(
      [
        "email,tags",
        "new@mail.example,vinyl",
        "THERE@mail.example,vinyl",
        "there@mail.example,disco",
        "left@mail.example,vinyl",
        "dead@mail.example,",
        "New@Mail.example,",
        "no-address,",
        "Erased@mail.example,",
      ].join("\n"),
    );
    expect(totals).toEqual({ new: 1, update: 0, unchanged: 1, left: 3, duplicate: 2, invalid: 1 });
    expect(await rowsOf(id)).toEqual([
      [2, "new@mail.example", "new", null],
      [3, "there@mail.example", "unchanged", null],
      [4, "there@mail.example", "duplicate", "The same address is in row 3"],
      [5, "left@mail.example", "left", "They unsubscribed, and stay unsubscribed"],
      [6, "dead@mail.example", "left", "Emails to them bounced, so they stay off the list"],
      [7, "new@mail.example", "duplicate", "The same address is in row 2"],
      [8, "no-address", "invalid", "This isn't an email address"],
      [9, "erased@mail.example", "left", "They asked to be erased, so they aren't imported"],
    ]);
    expect(await subscribers()).toHaveLength(3);
  });

  it("adds people with their consent, and sends no mail", async () => {
    await storeSubscriber(db, { email: "there@mail.example", tags: ["regular"] });
    const { id } = await checked(
      [
        "email,first name,tags,country,subscribed at,status",
        "new@mail.example,Ana,vinyl,GB,2024-02-03,subscribed",
        "there@mail.example,Ben,vinyl,AU,,",
        "gone@mail.example,,,,,unsubscribed",
      ].join("\n"),
    );
    const done = await start(id);
    expect(done).toMatchObject({ mergedRows: 4, totals: { new: 2, update: 1 } });
    // Sample rows are only needed while columns are mapped.
    expect(done.columns.map(({ name, samples }) => [name, samples])).toEqual(
      ["email", "first name", "tags", "country", "subscribed at", "status"].map((name) => [
        name,
        [],
      ]),
    );
    expect(await subscribers()).toEqual([
      expect.objectContaining({ email: "gone@mail.example", status: "unsubscribed" }),
      {
        email: "new@mail.example",
        status: "active",
        tags: ["vinyl"],
        preferences: { firstName: "Ana" },
        countries: ["UK"],
        created_at: new Date("2024-02-03T00:00:00Z"),
      },
      expect.objectContaining({
        email: "there@mail.example",
        tags: ["regular", "vinyl"],
        preferences: { firstName: "Ben" },
        countries: [],
      }),
    ]);
    const consents = await db
      .selectFrom("subscriber_consents as consent")
      .innerJoin("subscribers", "subscribers.id", "consent.subscriber_id")
      .select(["email", "wording"])
      .where("email", "=", "new@mail.example")
      .execute();
    const wording = `Imported by ${user.name} from members.csv with the sheet at the door`;
    expect(consents).toEqual([{ email: "new@mail.example", wording }]);
    const changes = await db
      .selectFrom("subscriber_status_changes")
      .select(["to_status", "reason", "changed_by"])
      .orderBy("to_status")
      .execute();
    const reason = "Imported from members.csv";
    expect(changes).toEqual([
      { to_status: "active", reason, changed_by: user.id },
      { to_status: "unsubscribed", reason, changed_by: user.id },
    ]);
    expect((await mails()).every(({ total_emails_sent }) => total_emails_sent === 0)).toBe(true);
  });

  it("leaves people who joined or left between dry run and import as they are", async () => {
    await storeSubscriber(db, { email: "leaves@mail.example" });
    const { id } = await checked("email,tags\nquick@mail.example,x\nleaves@mail.example,x\n");
    await storeSubscriber(db, { email: "quick@mail.example", tags: ["own"] });
    await db
      .updateTable("subscribers")
      .set({ status: "unsubscribed" })
      .where("email", "=", "leaves@mail.example")
      .execute();
    await start(id);
    expect(await rowsOf(id)).toEqual([
      [2, "quick@mail.example", "left", "They subscribed in the meantime"],
      [3, "leaves@mail.example", "left", "They were changed in the meantime"],
    ]);
    expect((await subscribers()).map(({ status, tags }) => [status, tags])).toEqual([
      ["unsubscribed", []],
      ["active", ["own"]],
    ]);
  });

  it("resumes where a process stopped, without duplicates", async () => {
    const addresses = Array.from({ length: 9_000 }, (_, index) => `p${index}@mail.example`);
    const { id } = await checked(["email", ...addresses].join("\n"));
    await callRest(app, "POST", `${imports.base}/${id}/start`, {
      token,
      payload: { wording: "x" },
    });
    const merged = async () => (await imports.get(id)).mergedRows;
    await expect.poll(merged, { timeout: 10_000 }).toBeGreaterThan(0);
    await worker?.close();
    const stopped = await imports.get(id);
    worker = startTestImports(test);
    const done = await until(id, "done");
    expect(stopped.mergedRows).toBeLessThan(done.mergedRows);
    const consents = await db
      .selectFrom("subscriber_consents")
      .select((eb) => [
        eb.fn.countAll<number>().as("all"),
        eb.fn.count<number>("subscriber_id").distinct().as("people"),
      ])
      .executeTakeFirstOrThrow();
    expect(consents).toEqual({ all: 9_000, people: 9_000 });
  });

  it("writes the rows that aren't imported as a file, formulas as text", async () => {
    const { id } = await checked("email,name\n=cmd()|'x',Ana\nana@mail.example,Ana\n");
    const file = await app.inject({
      url: `/api${imports.base}/${id}/refused`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.body).toBe(
      "\uFEFFemail,name,Why not\r\n'=cmd()|'x',Ana,This isn't an email address\r\n",
    );
  });
});

describe("a file", () => {
  it.each([
    ["email\n", "There are no rows in this file"],
    ["PK\u0003\u0004", "This file isn't text. Please export it as CSV."],
    ["BEGIN:VCALENDAR\n", "A calendar holds events. Please choose a CSV file of subscribers."],
    ['"x\n'.repeat(200), "Row 101 can't be read: is there an unclosed quotation mark?"],
  ])("%j fails with a sentence", async (content, error) => {
    const file = await imports.upload({ content });
    if (file.state === "mapping") await imports.map(file, { columns: ["email"] });
    expect(await until(file.id, "failed")).toMatchObject({ error });
  });

  it("comes in parts, which may be repeated but not left out", async () => {
    const payload = { fileName: "a.csv", fileBytes: 22 };
    const { body } = await callRest<ImportDetails>(app, "POST", imports.base, { token, payload });
    const send = (firstByte: number, text: string) =>
      callRest<ImportDetails>(app, "POST", `${imports.base}/${body.data.id}/parts`, {
        token,
        payload: { firstByte, content: Buffer.from(text).toString("base64") },
      });
    expect((await send(3, "il\n")).status).toBe(409);
    expect((await send(0, "email\n")).body.data.receivedBytes).toBe(6);
    expect((await send(0, "email\n")).body.data.receivedBytes).toBe(6);
    expect((await send(6, "ana@mail.example and more")).status).toBe(400);
    expect((await send(6, "ana@mail.example")).body.data.state).toBe("mapping");
  });

  it("is refused when it is too large, before it is sent", async () => {
    const payload = { fileName: "a.csv", fileBytes: 20 * 1024 * 1024 + 1 };
    const { status, body } = await callRest(app, "POST", imports.base, { token, payload });
    expect([status, body.error]).toEqual([400, "A file can be up to 20 MB"]);
  });

  it.each([
    [{ columns: [null, null] }, "Please choose a column for Email"],
    [{ columns: ["email", "email"] }, "Two columns can't be mapped to the same field"],
    [{ columns: ["email", "views"] }, "A column can't be mapped to this"],
    [{ columns: ["email", "preference:1"] }, "A column can't be mapped to this"],
    [{ fallbacks: { email: "x@mail.example" } }, "A column can't be mapped to this"],
  ])("with the mapping %j is refused", async (changes, error) => {
    const file = await imports.upload({ content: "email,name\nana@mail.example,Ana\n" });
    expect(await imports.map(file, changes)).toMatchObject({ status: 400, body: { error } });
  });

  it("of the other kind doesn't exist for a call", async () => {
    const { id } = await imports.upload({ content: "email\nana@mail.example\n" });
    const other = await callRest(app, "GET", `/admin/imports/events/${id}`, { token });
    expect(other.status).toBe(404);
    const answer = await mutateTrpc(
      app,
      "subscriberImports.start",
      { id, wording: "x" },
      { token },
    );
    expect(answer.status).toBe(409);
  });
});
