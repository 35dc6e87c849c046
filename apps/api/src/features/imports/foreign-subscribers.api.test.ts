import { readFile } from "node:fs/promises";
import type { ImportDetails, ImportRow } from "@before-ten/contracts/imports/output";
import { afterEach, beforeEach, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { importsBy, startTestImports } from "../../testing/import-files.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import type { ImportWorker } from "./import-worker.ts";

/** Files of other programs, imported with the guessed mapping. */

const test = await openTestApp();
const { db, app, deps, clock } = test;
const { token, user } = await signedInAs(deps, "admin");
const imports = importsBy(test, token);

let worker: ImportWorker | undefined;
beforeEach(async () => {
  await db.deleteFrom("all_subscribers").execute();
  worker = startTestImports(test);
});
afterEach(() => worker?.close());

async function until(id: string, state: string): Promise<ImportDetails> {
  await expect.poll(async () => (await imports.get(id)).state, { timeout: 10_000 }).toBe(state);
  return imports.get(id);
}

async function check(content: string | Buffer): Promise<ImportDetails> {
  const file = await imports.upload({ content });
  const { status, body } = await imports.map(file);
  expect([status, body.error]).toEqual([200, undefined]);
  return until(file.id, "checked");
}

/** Imports the file, and returns its rows as they were checked. */
async function importFile(content: string | Buffer): Promise<[string, string, string | null][]> {
  const { id } = await check(content);
  const { body } = await callRest<ImportRow[]>(app, "GET", `${imports.base}/${id}/rows`, { token });
  const payload = { wording: "the form of our old tool" };
  await callRest(app, "POST", `${imports.base}/${id}/start`, { token, payload });
  await until(id, "done");
  return body.data.map(({ label, fate, sentence }) => [label, fate, sentence]);
}

const importCase = async (name: string) =>
  importFile(await readFile(new URL(`testing/cases/${name}.csv`, import.meta.url)));

const stored = () =>
  db
    .selectFrom("subscribers")
    .select(["email", "status", "tags", "countries", "topics", "preferences", "consented_at"])
    .orderBy("email")
    .execute();

it("a file that names its separator first has its columns", async () => {
  expect(await importCase("42-subscribers-sep-line")).toEqual([
    ["case42a@mail.example", "new", null],
    ["case42b@mail.example", "new", null],
  ]);
  expect((await stored()).map(({ preferences }) => preferences)).toEqual([
    { firstName: "Ana" },
    { firstName: "Bo" },
  ]);
});

it("Mailchimp's ratings are no status, and its tags have no quotation marks", async () => {
  await importCase("44-subscribers-mailchimp");
  expect(await stored()).toMatchObject([
    {
      email: "case44a@mail.example",
      status: "active",
      tags: ["Fan", "Front row"],
      countries: ["UK"],
      preferences: { firstName: "Ana", lastName: "One" },
      consented_at: new Date("2019-06-11T10:30:00Z"),
    },
    { email: "case44b@mail.example", status: "active", tags: [], countries: ["AU"] },
  ]);
});

it("who said no in Ghost doesn't become active, and is greeted by the first name", async () => {
  await importCase("46-subscribers-ghost");
  expect(await stored()).toMatchObject([
    { email: "case46a@mail.example", status: "unsubscribed", preferences: { firstName: "Ana" } },
    { email: "case46b@mail.example", status: "active" },
  ]);
});

it.each(["47-subscribers-invisible-signs", "48-subscribers-name-and-address"])(
  "%s has three new addresses",
  async (name) => {
    expect((await importCase(name)).map(([, fate]) => fate)).toEqual(["new", "new", "new"]);
    const letters = (await stored()).map(
      ({ email }) => /^case\d\d(.)@mail\.example$/.exec(email)?.[1],
    );
    expect(letters).toEqual(["a", "b", "c"]);
  },
);

it.each([
  ["Shopify", "Email,Accepts Email Marketing", "EMAIL,yes", "EMAIL,no"],
  ["Brevo", "EMAIL,DOUBLE_OPT-IN,BLOCKLISTED", "EMAIL,1,false", "EMAIL,1,true"],
  ["MailerLite", "Subscriber,Status", "EMAIL,Active", "EMAIL,Unsubscribed"],
  ["listmonk", "uuid,email,name,status", "1,EMAIL,Ana,enabled", "2,EMAIL,Bo,blocklisted"],
  ["two columns of consent", "Email,Opt-in,Newsletter", "EMAIL,yes,1", "EMAIL,yes,no"],
  [
    "two ways to leave",
    "Email,Blacklisted,Unsubscribed",
    "EMAIL,0,0000-00-00 00:00:00",
    "EMAIL,0,yes",
  ],
  ["Mailchimp's cleaned", "Email Address,CLEAN_TIME", "EMAIL,", "EMAIL,2024-01-02 10:00:00"],
  ["a date of leaving", "Email,Unsubscribed at", "EMAIL,", "EMAIL,2024-01-02 10:00"],
  ["yes or no under Subscribed", "Email,Subscribed", "EMAIL,TRUE", "EMAIL,FALSE"],
])("who said no in a file of %s never becomes active", async (_program, heading, yes, no) => {
  const content = [
    heading,
    yes.replace("EMAIL", "yes@mail.example"),
    no.replace("EMAIL", "no@mail.example"),
  ].join("\n");
  await importFile(content);
  const statuses = (await stored()).map(({ email, status }) => `${email} ${status}`);
  expect(statuses).toEqual(["no@mail.example unsubscribed", "yes@mail.example active"]);
});

it("titles above the columns' names aren't read, and that is said", async () => {
  const content =
    "Members of the club,,\n\nas of 3 May 2024,,\nEmail,First name,Country\nana@mail.example,Ana,UK";
  const { firstRow, columns, noticedRows } = await check(content);
  expect(firstRow).toBe(4);
  expect(columns.map(({ name }) => name)).toEqual(["Email", "First name", "Country"]);
  expect(noticedRows).toBe(0);
});

it("an unknown country is said before anything is imported, and counted", async () => {
  const content = "Email,Country\nana@mail.example,Deutschland\nbo@mail.example,UK";
  const { id, noticedRows } = await check(content);
  expect(noticedRows).toBe(1);
  const path = `${imports.base}/${id}/rows?fate=noticed`;
  const { body } = await callRest<ImportRow[]>(app, "GET", path, { token });
  expect(body.data.map(({ row, sentence }) => [row, sentence])).toEqual([
    [
      2,
      "“Deutschland” isn't one of the club's countries: they'll hear about parties in all of them",
    ],
  ]);
});

it("an unclosed quotation mark refuses its row, and the others come in", async () => {
  const rows = await importFile('Email,First name\nana@mail.example,"Ana\nbo@mail.example,"Bo"\n');
  expect(rows).toEqual([
    ['ana@mail.example,"Ana', "invalid", expect.stringMatching(/quotation mark isn't closed/)],
    ["bo@mail.example", "new", null],
  ]);
});

it("this morning in Sydney isn't in the future", async () => {
  clock.set("2026-12-04T22:00:00.000Z");
  const rows = await importFile("Email,Signed up\nana@mail.example,2026-12-05 08:30");
  expect(rows).toEqual([["ana@mail.example", "new", null]]);
});

it("the consent has the file's date, and the admin who recorded it", async () => {
  await importFile("Email,Consent given\nana@mail.example,2024-05-03T10:00:00+10:00");
  const subscriber = await db.selectFrom("subscribers").select("id").executeTakeFirstOrThrow();
  const path = `/admin/newsletter/subscribers/${subscriber.id}`;
  const { body } = await callRest<{ consentHistory: unknown[] }>(app, "GET", path, { token });
  expect(body.data.consentHistory).toContainEqual(
    expect.objectContaining({
      kind: "consent",
      at: "2024-05-03T00:00:00.000Z",
      wording: `Imported by ${user.name} from members.csv with the form of our old tool`,
      changedBy: { id: null, name: user.name },
    }),
  );
});

it("our own export changes nothing where it came from, and brings everything back elsewhere", async () => {
  const content =
    "Email,Status,Tags,Country,Topics,First name,City,Note,Subscribed at\n" +
    '+a@mail.example,active,"Fan;=1+1;""front, """"row""""""","UK, AU","events, news",Ana,-Perth,"say ""hi"", ok",2024-05-03\n' +
    "bo@mail.example,unsubscribed,,,,,,,2024-05-04\n";
  const file = await imports.upload({ content });
  const columns = file.columns.map(({ name, field }) =>
    name === "Note" ? "preference:note" : field,
  );
  await imports.map(file, { columns });
  await until(file.id, "checked");
  const payload = { wording: "a form" };
  await callRest(app, "POST", `${imports.base}/${file.id}/start`, { token, payload });
  await until(file.id, "done");
  const before = await stored();
  expect(before).toHaveLength(2);

  const exported = await app.inject({
    method: "GET",
    url: "/api/admin/newsletter/export?format=csv",
    headers: { authorization: `Bearer ${token}` },
  });
  const again = await check(exported.body);
  expect(again.totals).toMatchObject({ new: 0, update: 0, invalid: 0, duplicate: 0 });
  expect(await stored()).toEqual(before);

  await db.deleteFrom("all_subscribers").execute();
  await importFile(exported.body);
  expect(await stored()).toEqual(before);
});
