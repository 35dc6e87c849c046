import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";
import { listSetAside } from "../queries/shared/set-aside.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { readStoredAddresses } from "./2026-11-25_99_one-form-of-addresses.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
beforeEach(async () => {
  await sql`truncate users, all_subscribers, contact_messages, event_alerts cascade`.execute(db);
});

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Ids numbered in order. */
function idOf(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

interface Account {
  made?: number;
  verified?: boolean;
  role?: "admin" | "user";
  pending?: string | null;
}

async function storeAccount(
  number: number,
  email: string,
  { made = number, verified = false, role = "user", pending = null }: Account = {},
): Promise<void> {
  await sql`
    insert into users (id, name, email, role, admin_role, password_hash, email_verified_at,
      pending_email, created_at, updated_at)
    values (${idOf(number)}, 'Ana', ${email}, ${role}, ${role === "admin" ? "owner" : null}, 'x',
      ${verified ? day(number) : null}, ${pending}, ${day(made)}, ${day(made)})
  `.execute(db);
}

async function storeSubscriber(
  number: number,
  email: string,
  status = "active",
  deleted = false,
): Promise<void> {
  await sql`
    insert into all_subscribers (id, email, status, consented_at, consent_wording, utm_params,
      created_at, updated_at, deleted_at, deleted_by_name)
    values (${idOf(number)}, ${email}, ${status}::subscriber_status, ${day(number)}, 'Yes', '{}',
      ${day(number)}, ${day(number)}, ${deleted ? day(20) : null}, ${deleted ? "Bea" : null})
  `.execute(db);
}

async function emailsOf(table: "users" | "all_subscribers" | "contact_messages") {
  const rows = await db.selectFrom(table).select("email").orderBy("id").execute();
  return rows.map(({ email }) => email);
}

const setAside = (text: string, number: number) => `${text}+${idOf(number)}@set-aside.invalid`;

it("folds A to Z, and writes a domain in ASCII", async () => {
  await sql`alter table users disable trigger users_fold_email`.execute(db);
  await storeAccount(1, "Ana@Club.example");
  await storeAccount(2, "x@Bücher.example", { pending: "Y@bücher.example" });
  await sql`alter table users enable trigger users_fold_email`.execute(db);
  await storeAccount(3, "boss@maİl.example");
  await storeSubscriber(1, "Ünal@mail.example".toLowerCase());
  await readStoredAddresses(db);
  expect(await emailsOf("users")).toEqual([
    "ana@club.example",
    "x@xn--bcher-kva.example",
    "boss@xn--mail-swc.example",
  ]);
  expect(await db.selectFrom("users").select("pending_email").orderBy("id").execute()).toEqual([
    { pending_email: null },
    { pending_email: "y@xn--bcher-kva.example" },
    { pending_email: null },
  ]);
  expect(await emailsOf("all_subscribers")).toEqual(["ünal@mail.example"]);
  expect(await listSetAside(db)).toEqual({ accounts: [], subscribers: [] });
});

it("sets aside the account that hasn't proved that it reads the mailbox", async () => {
  await storeAccount(1, "x@bücher.example", { pending: "z@mail.example" });
  await storeAccount(2, "x@xn--bcher-kva.example", { verified: true });
  await storeAccount(3, "y@xn--bcher-kva.example");
  await storeAccount(4, "y@bücher.example", { verified: true, role: "admin" });
  await readStoredAddresses(db);
  expect(await emailsOf("users")).toEqual([
    setAside("x%40b%c3%bccher.example", 1),
    "x@xn--bcher-kva.example",
    setAside("y%40xn--bcher-kva.example", 3),
    "y@xn--bcher-kva.example",
  ]);
  expect(await listSetAside(db)).toEqual({ accounts: [idOf(1), idOf(3)], subscribers: [] });
  const first = await db.selectFrom("users").selectAll().where("id", "=", idOf(1)).execute();
  expect(first).toMatchObject([{ pending_email: null, email_verified_at: null }]);
});

it("sets aside the younger account where both, or neither, proved it", async () => {
  await storeAccount(1, "x@bücher.example", { made: 9 });
  await storeAccount(2, "x@xn--bcher-kva.example", { made: 3 });
  await readStoredAddresses(db);
  expect(await emailsOf("users")).toEqual([
    setAside("x%40b%c3%bccher.example", 1),
    "x@xn--bcher-kva.example",
  ]);
});

it("sets an invalid spelling aside for the valid one", async () => {
  await storeAccount(1, "bİss@mail.example");
  await readStoredAddresses(db);
  await storeAccount(2, "biss@mail.example");
  expect(await emailsOf("users")).toEqual([
    setAside("b%c4%b0ss%40mail.example", 1),
    "biss@mail.example",
  ]);
});

it("mails one of two subscribers of a mailbox, and none if one has unsubscribed", async () => {
  await storeSubscriber(1, "x@bücher.example");
  await storeSubscriber(2, "x@xn--bcher-kva.example", "unsubscribed");
  await storeSubscriber(3, "y@xn--bcher-kva.example", "active", true);
  await storeSubscriber(4, "y@bücher.example");
  await readStoredAddresses(db);
  const rows = await db
    .selectFrom("all_subscribers")
    .select(["email", "status", "deleted_by_name"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    {
      email: setAside("x%40b%c3%bccher.example", 1),
      status: "active",
      deleted_by_name: "Another spelling of an address",
    },
    { email: "x@xn--bcher-kva.example", status: "unsubscribed", deleted_by_name: null },
    {
      email: setAside("y%40xn--bcher-kva.example", 3),
      status: "active",
      deleted_by_name: "Bea",
    },
    { email: "y@xn--bcher-kva.example", status: "active", deleted_by_name: null },
  ]);
  expect(await listSetAside(db)).toEqual({ accounts: [], subscribers: [idOf(1), idOf(3)] });
});

it("keeps one alert of a mailbox for each event or country", async () => {
  const alert = (number: number, email: string, country: string, confirmed = false) =>
    sql`
      insert into event_alerts (id, kind, country, email, requested_at, confirmed_at)
      values (${idOf(number)}, 'next-event', ${country}, ${email}, ${day(number)},
        ${confirmed ? day(number) : null})
    `.execute(db);
  await alert(1, "x@xn--bcher-kva.example", "GB");
  await alert(2, "x@bücher.example", "GB", true);
  await alert(3, "x@bücher.example", "AU");
  await readStoredAddresses(db);
  const rows = await db.selectFrom("event_alerts").select(["id", "email"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: idOf(2), email: "x@xn--bcher-kva.example" },
    { id: idOf(3), email: "x@xn--bcher-kva.example" },
  ]);
});

it("reads the addresses of messages, as many as there are", async () => {
  for (const number of [1, 2]) {
    await sql`
      insert into contact_messages (id, name, email, subject, message, type, created_at)
      values (${idOf(number)}, 'Ana', 'Ana@bücher.example', 'Hi', 'A message', 'general',
        ${day(number)})
    `.execute(db);
  }
  await readStoredAddresses(db);
  const address = "ana@xn--bcher-kva.example";
  expect(await emailsOf("contact_messages")).toEqual([address, address]);
});

it("reads the rows of imports, by which erasures find them", async () => {
  await sql`
    insert into imports (id, kind, state, file_name, file_bytes, author_name, created_at, updated_at)
    values (${idOf(1)}, 'subscribers', 'checked', 'a.csv', 9, 'Bea', ${day(1)}, ${day(1)})
  `.execute(db);
  const row = (number: number, label: string, identity: string | null) =>
    sql`
      insert into import_rows (import_id, row_number, fate, label, identity, cells, data)
      values (${idOf(1)}, ${number}, ${identity === null ? "invalid" : "new"}, ${label},
        ${identity}, '{}', ${identity === null ? null : JSON.stringify({ email: label })})
    `.execute(db);
  await row(1, "Ana@Mail.example", "ana@mail.example");
  await row(2, "X@bücher.example", "x@bücher.example");
  await row(3, "Cy@Mail.example", null);
  await readStoredAddresses(db);
  const rows = await db
    .selectFrom("import_rows")
    .select(["label", "identity", "data"])
    .orderBy("row_number")
    .execute();
  const read = (email: string) => ({ label: email, identity: email, data: { email } });
  expect(rows).toEqual([
    read("ana@mail.example"),
    read("x@xn--bcher-kva.example"),
    { label: "cy@mail.example", identity: null, data: null },
  ]);
});

it("folds what the previous release writes meanwhile", async () => {
  await storeAccount(1, "Ana@Mail.example", { pending: "ANA@club.example" });
  const rows = await db.selectFrom("users").select(["email", "pending_email"]).execute();
  expect(rows).toEqual([{ email: "ana@mail.example", pending_email: "ana@club.example" }]);
});
