import type { Db } from "@before-ten/db/client";
import { addAuthToken, insertAuthLink } from "@before-ten/db/queries/auth/auth-links";
import { insertInvitation } from "@before-ten/db/queries/auth/invitations";
import { insertContactMessage } from "@before-ten/db/queries/contact/contact-messages";
import { countHit } from "@before-ten/db/queries/shared/rate-limits";
import { getSecret } from "@before-ten/db/queries/shared/secrets";
import { insertSession } from "@before-ten/db/queries/auth/sessions";
import { insertUser } from "@before-ten/db/queries/auth/users";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeImport } from "@before-ten/db/testing/stored-import";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import { FakeClock } from "../testing/fake-clock.ts";
import { sweep } from "./hourly-sweep.ts";

const hourMs = 3_600_000;

it("deletes what has expired and nothing else", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  const at = clock.now();
  const inHours = (hours: number) => new Date(at.getTime() + hours * hourMs);
  const account = { name: "Ana", email: "ana@mail.example", adminRole: null };
  const { id: userId = "" } = (await insertUser(db, { ...account, passwordHash: "", at })) ?? {};

  await countHit(db, at, { key: "short", windowMs: hourMs });
  await countHit(db, at, { key: "long", windowMs: 3 * hourMs });
  const session = { userId, at, device: null, absoluteExpiresAt: inHours(3) };
  await insertSession(db, { ...session, id: "idle", expiresAt: inHours(1) });
  await insertSession(db, { ...session, id: "used", expiresAt: inHours(3) });
  await insertSession(db, {
    ...session,
    id: "old",
    expiresAt: inHours(3),
    absoluteExpiresAt: inHours(1),
  });
  const link = { kind: "verify_email", userId, email: account.email } as const;
  await insertAuthLink(db, { ...link, at: inHours(2 - 7 * 24 - 0.1) });
  const linkId = await insertAuthLink(db, { ...link, at: inHours(2 - 7 * 24) });
  await addAuthToken(db, { linkId, at, hash: "short", expiresAt: inHours(1) });
  await addAuthToken(db, { linkId, at, hash: "long", expiresAt: inHours(3) });

  await db
    .insertInto("event_visits")
    .values([
      { key: "short", counts_again_at: inHours(1) },
      { key: "long", counts_again_at: inHours(3) },
    ])
    .execute();

  clock.advance(2 * hourMs);
  await sweep({ db, clock });

  const limits = await db.selectFrom("rate_limits").select("key").execute();
  const sessions = await db.selectFrom("sessions").select("id").execute();
  const tokens = await db.selectFrom("auth_tokens").select("token_hash").execute();
  const links = await db.selectFrom("auth_links").select("id").execute();
  const visits = await db.selectFrom("event_visits").select("key").execute();
  expect(visits).toEqual([{ key: "long" }]);
  expect(limits).toEqual([{ key: "long" }]);
  expect(sessions).toEqual([{ id: "used" }]);
  expect(tokens).toEqual([{ token_hash: "long" }]);
  expect(links).toEqual([{ id: linkId }]);
});

it("deletes invitations thirty days after their link stopped working", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const at = new Date("2026-12-04T12:00:00Z");
  const inDays = (days: number) => new Date(at.getTime() + days * 24 * hourMs);
  const ana = { name: "Ana", email: "ana@mail.example", adminRole: "owner" } as const;
  const { id: invitedBy = "" } = (await insertUser(db, { ...ana, passwordHash: "", at })) ?? {};
  const store = (email: string, expiresAt: Date) =>
    insertInvitation(db, { email, adminRole: "editor", invitedBy, at, expiresAt });
  await store("waits@mail.example", inDays(1));
  await store("expired@mail.example", inDays(-30));
  await store("forgotten@mail.example", inDays(-30.1));

  await sweep({ db, clock: new FakeClock(at.toISOString()) });
  const left = await db.selectFrom("invitations").select("email").orderBy("email").execute();
  expect(left.map(({ email }) => email)).toEqual(["expired@mail.example", "waits@mail.example"]);
});

it("lets a session that began while the clock was ahead end as if it began now", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  const at = clock.now();
  const inDays = (days: number) => new Date(at.getTime() + days * 24 * hourMs);
  const account = { name: "Ana", email: "ana@mail.example", adminRole: null };
  const { id: userId = "" } = (await insertUser(db, { ...account, passwordHash: "", at })) ?? {};
  const insert = async (id: string, daysAhead: number) => {
    const [expiresAt, absoluteExpiresAt] = [inDays(daysAhead + 7), inDays(daysAhead + 30)];
    const began = inDays(daysAhead);
    await insertSession(db, { id, userId, at: began, device: null, expiresAt, absoluteExpiresAt });
  };
  await insert("ahead", 400);
  await insert("true", -1);

  await sweep({ db, clock });

  const sessions = await db
    .selectFrom("sessions")
    .select(["id", "expires_at", "absolute_expires_at"])
    .orderBy("id")
    .execute();
  expect(sessions).toEqual([
    { id: "ahead", expires_at: inDays(7), absolute_expires_at: inDays(30) },
    { id: "true", expires_at: inDays(6), absolute_expires_at: inDays(29) },
  ]);
});

it("deletes the visitors' secret an hour after its day, and no other secret", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const secrets = async () => {
    const rows = await db.selectFrom("secrets").select("name").orderBy("name").execute();
    return rows.map(({ name }) => name);
  };
  const names = ["mailed links", "visitors 2026-12-04", "visitors 2026-12-05"];
  for (const name of names) await getSecret(db, name);

  await sweep({ db, clock: new FakeClock("2026-12-05T00:59:59.999Z") });
  expect(await secrets()).toEqual(names);
  await sweep({ db, clock: new FakeClock("2026-12-05T01:00:00.000Z") });
  expect(await secrets()).toEqual(["mailed links", "visitors 2026-12-05"]);
});

it("deletes alerts that are unconfirmed, expired, or for past events", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const now = new Date("2026-12-04T12:00:00Z");
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const toCome = await storeEvent(db);
  const over = await storeEvent(db, { startDay: "2026-11-28" });
  const completed = await storeEvent(db, { status: "completed" });
  const postponed = await storeEvent(db, { startDay: "2026-11-28" });
  await db
    .updateTable("events")
    .set({ disruption: "postponed", disruption_reason: "Ill", disrupted_at: now })
    .where("id", "=", postponed)
    .execute();
  const store = (
    email: string,
    {
      eventId,
      requestedAt,
      confirmed,
    }: { eventId?: string; requestedAt: Date; confirmed: boolean },
  ) =>
    db
      .insertInto("event_alerts")
      .values({
        id: uuidv7(),
        email,
        ...(eventId === undefined
          ? { kind: "next-event", country: "UK" }
          : { kind: "places-return", event_id: eventId }),
        requested_at: requestedAt,
        confirmed_at: confirmed ? requestedAt : null,
      })
      .execute();
  const recent = hoursAgo(48 - 0.1);
  await store("unconfirmed", { eventId: toCome, requestedAt: hoursAgo(48), confirmed: false });
  await store("in time", { eventId: toCome, requestedAt: recent, confirmed: false });
  await store("waits", { eventId: toCome, requestedAt: hoursAgo(480), confirmed: true });
  await store("over", { eventId: over, requestedAt: recent, confirmed: true });
  await store("completed", { eventId: completed, requestedAt: recent, confirmed: true });
  await store("postponed", { eventId: postponed, requestedAt: recent, confirmed: true });
  await store("next", { requestedAt: hoursAgo(365 * 24 - 1), confirmed: true });
  await store("a year", { requestedAt: hoursAgo(365 * 24), confirmed: true });

  await sweep({ db, clock: new FakeClock(now.toISOString()) });
  const left = await db.selectFrom("event_alerts").select("email").orderBy("email").execute();
  expect(left.map(({ email }) => email)).toEqual(["in time", "next", "postponed", "waits"]);
});

it("deletes old messages where a setting says so, and imports after a month", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  const message = {
    name: "Ana",
    email: "ana@mail.example",
    message: "Hello there.",
    type: "general",
  } as const;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * hourMs);
  await insertContactMessage(db, { ...message, subject: "old", at: daysAgo(31) });
  await insertContactMessage(db, { ...message, subject: "new", at: daysAgo(29) });
  const importId = await storeImport(db);
  await db
    .updateTable("imports")
    .set({ created_at: daysAgo(31) })
    .execute();
  const newImport = await storeImport(db);
  const subjects = () => db.selectFrom("contact_messages").select("subject").execute();

  await sweep({ db, clock, messagesDays: 0 });
  expect(await subjects()).toHaveLength(2);
  await sweep({ db, clock, messagesDays: 30 });
  expect(await subjects()).toEqual([{ subject: "new" }]);
  expect(importId).not.toBe(newImport);
  expect(await db.selectFrom("imports").select("id").execute()).toEqual([{ id: newImport }]);
});

describe("items in the trash", () => {
  const stores = {
    all_events: (db: Db) => storeEvent(db),
    all_blog_posts: (db: Db) => storePost(db),
    all_subscribers: (db: Db) => storeSubscriber(db, { email: `${uuidv7()}@mail.example` }),
    all_campaigns: (db: Db) => storeCampaign(db),
  };
  const tables = ["all_events", "all_blog_posts", "all_subscribers", "all_campaigns"] as const;

  it.each(tables)("stay for thirty days, and live ones stay: %s", async (table) => {
    await using database = await createTestDatabase();
    const { db } = database;
    const clock = new FakeClock("2026-12-04T12:00:00Z");
    const stored = async (days: number) => {
      const id = await stores[table](db);
      const deletedAt = new Date(clock.now().getTime() - days * 24 * hourMs);
      await db
        .updateTable(table)
        .set({ deleted_at: deletedAt, deleted_by_name: "Ben" })
        .where("id", "=", id)
        .execute();
      return id;
    };
    const living = await stores[table](db);
    const recent = await stored(29);
    await stored(31);
    await sweep({ db, clock });
    const left = await db.selectFrom(table).select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual([living, recent].toSorted());
  });
});

it.each([
  [undefined, 365],
  [30, 30],
  [90, 90],
])("lets go of the history and of security events by HISTORY_DAYS: %s", async (set, days) => {
  await using database = await createTestDatabase();
  const { db } = database;
  // The database's own clock decides what may be deleted at all.
  const clock = new FakeClock(new Date().toISOString());
  const ages = [0, days - 1, days + 1, days + 400];
  for (const age of ages) {
    const at = new Date(clock.now().getTime() - age * 24 * hourMs);
    const row = { at, actor_kind: "job", actor_id: `${age} days`, via: "job" };
    await db
      .insertInto("history")
      .values({
        ...row,
        entity_kind: "event",
        entity_id: uuidv7(),
        entity_title: "Sunday Disco",
        action: "changed",
        words: "",
      })
      .execute();
    await db
      .insertInto("security_events")
      .values({ ...row, kind: "signed-in" })
      .execute();
  }
  await sweep({ db, clock, ...(set !== undefined && { historyDays: set }) });
  const left = async (table: "history" | "security_events") =>
    (await db.selectFrom(table).select("actor_id").orderBy("position").execute()).map(
      (row) => row.actor_id,
    );
  const recent = ["0 days", `${days - 1} days`];
  expect([await left("history"), await left("security_events")]).toEqual([recent, recent]);
});
