import {
  deletePastEmbeddingHosts,
  listEmbeddingHosts,
  noteEmbeddingHost,
} from "@before-ten/db/queries/embed/embedding-hosts";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { FakeClock } from "../../testing/fake-clock.ts";
import { createEmbeddingNotes } from "./note-embedding.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
const clock = new FakeClock("2026-12-04T12:00:00Z");
beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  await db.deleteFrom("embedding_hosts").execute();
});

const site = {
  publicUrl: "https://club.example",
  mailFrom: "hello@club.example",
  contactTo: "team@club.example",
  newsletterDoubleOptIn: false,
};
const onError = (error: unknown) => {
  throw error;
};
const open = () => {
  const note = createEmbeddingNotes({ db, clock, site, onError });
  return (url: string, referer?: string) => note({ url, headers: { referer } });
};
const all = () => db.selectFrom("embedding_hosts").selectAll().orderBy("host").execute();
const hosts = (country: string, since = "2026-11-04") =>
  listEmbeddingHosts(db, { country, since, limit: 100 });

it("keeps the names of sites that show the list, by its country, and the latest day", async () => {
  const note = open();
  note("/embed/events", "https://all.example/a/page?of=theirs");
  note("/embed/events?country=uk&count=3", "https://uk.example/");
  note("/embed/events?country=UK", "https://uk.example/");
  await vi.waitFor(async () => expect(await all()).toHaveLength(2));
  expect(await hosts("UK")).toEqual(["all.example", "uk.example"]);
  expect(await hosts("AU")).toEqual(["all.example"]);
  clock.set("2026-12-05T00:00:00Z");
  note("/embed/events", "https://all.example/");
  await vi.waitFor(async () =>
    expect((await all()).map((row) => row.seen_on)).toEqual(["2026-12-05", "2026-12-04"]),
  );
  expect(await hosts("UK", "2026-12-05")).toEqual(["all.example"]);
  await deletePastEmbeddingHosts(db, "2026-12-05");
  expect(await hosts("UK")).toEqual(["all.example"]);
});

it("keeps no other address, and nothing that isn't a site's name", async () => {
  const note = open();
  for (const referer of [
    undefined,
    "",
    "nonsense",
    "https://club.example/",
    "https://10.0.0.1/",
    "http://[::1]/",
    "https://localhost/",
    "file:///home/ana/page.html",
    `https://${"x".repeat(63)}.${"y".repeat(200)}.example`,
  ]) {
    note("/embed/events", referer);
  }
  note("/events", "https://partner.example/");
  note("/embed/events", "https://last.example/");
  await vi.waitFor(async () =>
    expect((await all()).map(({ host }) => host)).toEqual(["last.example"]),
  );
});

it("is bounded, by day and in all", async () => {
  const note = open();
  for (let index = 0; index < 300; index += 1)
    note("/embed/events", `https://${index}.example.com/`);
  await vi.waitFor(async () => expect(await all()).toHaveLength(200));
  const day = "2026-12-06";
  await noteEmbeddingHost(db, { host: "one.more", country: undefined, day, max: 200 });
  await noteEmbeddingHost(db, { host: "7.example.com", country: undefined, day, max: 200 });
  expect(await hosts("UK", day)).toEqual(["7.example.com"]);
});
