import { rm } from "node:fs/promises";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Clock } from "../deps.ts";
import { applyPostSchedule } from "../features/posts/scheduled-post.service.ts";
import { type ApplySchedules, keepSchedule } from "../features/schedule/keep-schedule.ts";
import { registerWeb } from "../pages/register-pages.ts";
import { buildSmallSite } from "../testing/small-site.ts";
import { openTestApp, startTestApp } from "../testing/test-app.ts";
import { appRouter } from "./app-router.ts";
import { applySchedules } from "./apply-schedules.ts";

const { db, deps, clock } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
  await db.deleteFrom("all_blog_posts").execute();
});

const patience = { timeout: 10_000, interval: 20 };
const systemClock = { now: () => new Date() };

function keep(now: Clock = clock, apply: ApplySchedules = applySchedules({ ...deps, clock: now })) {
  const errors: unknown[] = [];
  const { look, close } = keepSchedule({ db, clock: now }, apply, (error) => errors.push(error));
  onTestFinished(close);
  return { look, close, errors };
}

interface Times {
  publish_at?: Date;
  take_down_at?: Date;
}

async function draftPost(times: Times): Promise<string> {
  const id = await storePost(db, { status: "draft" });
  await db.updateTable("blog_posts").set(times).where("id", "=", id).execute();
  return id;
}

async function scheduledEvent(status: "draft" | "active", times: Times): Promise<string> {
  const id = await storeEvent(db, { status });
  await db.updateTable("events").set(times).where("id", "=", id).execute();
  return id;
}

async function postOf(id: string) {
  return db
    .selectFrom("all_blog_posts")
    .select(["status", "published_at", "publish_at", "take_down_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

async function eventOf(id: string) {
  return db
    .selectFrom("all_events")
    .select(["status", "publish_at", "take_down_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

const secondsFromNow = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);
const statusOf = async (id: string) => (await postOf(id)).status;

it("sets aside what fails three times in the same way, for an hour, and goes on", async () => {
  const broken = await draftPost({ publish_at: secondsFromNow(-60) });
  const fine = await draftPost({ publish_at: secondsFromNow(-30) });
  const apply = applySchedules({ ...deps, clock });
  let tries = 0;
  const { look, errors } = keep(clock, {
    ...apply,
    async post(id) {
      if (id !== broken) return apply.post(id);
      tries += 1;
      throw new TypeError("broken");
    },
  });
  await expect.poll(() => statusOf(fine), patience).toBe("published");
  for (const count of [2, 3]) {
    look();
    await expect.poll(() => tries, patience).toBe(count);
  }
  await expect.poll(() => errors.length, patience).toBe(3);
  const later = await draftPost({ publish_at: secondsFromNow(-1) });
  look();
  await expect.poll(() => statusOf(later), patience).toBe("published");
  expect(tries).toBe(3);
  clock.advance(60 * 60_000);
  look();
  await expect.poll(() => tries, patience).toBe(4);
});

it("catches up at its start on what became due while no process ran", async () => {
  const post = await draftPost({ publish_at: secondsFromNow(-60) });
  const event = await scheduledEvent("active", { take_down_at: secondsFromNow(-60) });
  const { errors } = keep();
  await expect.poll(() => statusOf(post), patience).toBe("published");
  await expect.poll(async () => (await eventOf(event)).status, patience).toBe("draft");
  expect(await postOf(post)).toMatchObject({ published_at: clock.now(), publish_at: null });
  expect(await eventOf(event)).toMatchObject({ take_down_at: null });
  expect(errors).toEqual([]);
  const written = await db
    .selectFrom("history")
    .select(["entity_id", "actor_kind", "actor_id", "via"])
    .where("entity_id", "in", [post, event])
    .orderBy("entity_kind")
    .execute();
  const job = { actor_kind: "job", actor_id: "schedule", via: "job" };
  expect(written).toEqual([
    { entity_id: event, ...job },
    { entity_id: post, ...job },
  ]);
});

it("is accurate to the second, also for times scheduled while it runs", async () => {
  const { look } = keep(systemClock);
  const at = new Date(Date.now() + 1_500);
  const post = await draftPost({ publish_at: at });
  look();
  await expect.poll(() => statusOf(post), patience).toBe("published");
  const { published_at: publishedAt } = await postOf(post);
  const lateMs = Number(publishedAt) - at.getTime();
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(lateMs).toBeLessThan(1_000);
});

it("does it once, with several processes", async () => {
  const ids: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    ids.push(await draftPost({ publish_at: secondsFromNow(-index) }));
  }
  let changes = 0;
  const apply: ApplySchedules = {
    event: () => Promise.resolve(),
    page: () => Promise.resolve(),
    texts: () => Promise.resolve(),
    async post(id) {
      const cleared = { clear: () => (changes += 1) };
      await applyPostSchedule({ ...deps, responseCache: cleared }, id);
    },
  };
  const keepers = [keep(clock, apply), keep(clock, apply), keep(clock, apply)];
  await expect
    .poll(
      async () => (await Promise.all(ids.map(statusOf))).every((each) => each === "published"),
      patience,
    )
    .toBe(true);
  await Promise.all(keepers.map(({ close }) => close()));
  expect(changes).toBe(20);
});

it("never publishes items whose taking down is due too", async () => {
  const id = await draftPost({
    publish_at: secondsFromNow(-60),
    take_down_at: secondsFromNow(-30),
  });
  keep();
  const done = { status: "draft", published_at: null, publish_at: null, take_down_at: null };
  await expect.poll(() => postOf(id), patience).toEqual(done);
});

it("isn't held up by one that can't be done", async () => {
  const broken = await draftPost({ publish_at: secondsFromNow(-60) });
  const other = await draftPost({ publish_at: secondsFromNow(-30) });
  const { errors } = keep(clock, {
    event: () => Promise.resolve(),
    page: () => Promise.resolve(),
    texts: () => Promise.resolve(),
    post: (id) =>
      id === broken ? Promise.reject(new Error("broken")) : applyPostSchedule(deps, id),
  });
  await expect.poll(() => statusOf(other), patience).toBe("published");
  expect(errors).toMatchObject([{ message: "broken" }]);
});

it("leaves items in the trash alone, and doesn't publish them after a restore", async () => {
  const id = await draftPost({ publish_at: secondsFromNow(-60) });
  const trashed = { deleted_at: clock.now(), deleted_by_name: "Bo" };
  await db.updateTable("all_blog_posts").set(trashed).where("id", "=", id).execute();
  const { look } = keep();
  await expect.poll(async () => (await postOf(id)).publish_at, patience).toBeNull();
  const back = { deleted_at: null, deleted_by_name: null };
  await db.updateTable("all_blog_posts").set(back).where("id", "=", id).execute();
  look();
  expect(await statusOf(id)).toBe("draft");
});

it("makes no status of a date its own: the series' next change is for it, too", async () => {
  const { eventIds } = await storeSeries(db, { dates: [{ status: "draft" }] });
  const [first = ""] = eventIds;
  await db
    .updateTable("events")
    .set({ publish_at: secondsFromNow(-60) })
    .where("id", "=", first)
    .execute();
  keep();
  await expect.poll(async () => (await eventOf(first)).status, patience).toBe("published");
  const own = db.selectFrom("events").select("series_own_fields").where("id", "=", first);
  expect(await own.executeTakeFirst()).toEqual({ series_own_fields: [] });
});

describe("cached pages and feeds know", () => {
  /** A site whose pages show how often they were rendered, with its server's response cache. */
  async function openSite() {
    const site = await startTestApp(db, { caches: true });
    site.clock.set(clock.now().toISOString());
    const webDir = await buildSmallSite();
    await registerWeb(site.app, {
      mode: "production",
      webDir,
      publicUrl: "https://club.example",
      clock: site.clock,
      cache: site.cache,
      texts: site.deps.siteTexts,
      callKey: site.callKey,
      appRouter,
      createContext: site.createContext,
    });
    onTestFinished(async () => {
      await site.app.close();
      await rm(webDir, { recursive: true });
    });
    return site;
  }

  it.each([
    ["event", "published"],
    ["event", "taken down"],
    ["post", "published"],
    ["post", "taken down"],
  ] as const)("that an %s is %s", async (kind, change) => {
    const site = await openSite();
    const at = secondsFromNow(60);
    const isPublished = change === "published";
    const times = isPublished ? { publish_at: at } : { take_down_at: at };
    if (kind === "event") await scheduledEvent(isPublished ? "draft" : "active", times);
    else if (isPublished) await draftPost(times);
    else {
      const id = await storePost(db);
      await db.updateTable("blog_posts").set(times).where("id", "=", id).execute();
    }
    const [list, feeds, name] =
      kind === "event"
        ? (["/events", ["/events.ics", "/events.rss", "/events.json"], "Sunday Disco"] as const)
        : (["/blog", ["/blog.rss", "/blog.json"], "A quiet Sunday"] as const);
    const read = async (url: string) => (await site.app.inject(url)).body;
    const renderedAs = async () => /no (\d+)$/.exec(await read(list))?.[1];
    const inFeeds = async () =>
      (await Promise.all(feeds.map(read))).map((feed) => feed.includes(name));
    const all = (value: boolean) => feeds.map(() => value);

    expect(await inFeeds()).toEqual(all(!isPublished));
    // The second read returns what the first one cached.
    expect([await renderedAs(), await renderedAs()]).toEqual(["1", "1"]);
    expect(await inFeeds()).toEqual(all(!isPublished));

    clock.advance(60_000);
    keep(clock, applySchedules({ ...site.deps, clock }));
    await expect.poll(inFeeds, patience).toEqual(all(isPublished));
    expect([await renderedAs(), await renderedAs()]).toEqual(["2", "2"]);
  });
});
