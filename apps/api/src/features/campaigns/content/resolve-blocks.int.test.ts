import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { campaignWriter } from "../../../testing/campaigns/campaign-writer.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
const { inspect, read, callOff, storeImage } = campaignWriter(db);

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
  await db.deleteFrom("images").execute();
});

const missing = "01980000-0000-7000-8000-000000000000";
const chosenEvents = (...ids: string[]): CampaignBlock => ({
  kind: "events",
  which: { by: "choice", ids },
});

describe("events by a rule", () => {
  const next = (count: number, country?: "UK"): CampaignBlock => ({
    kind: "events",
    which: { by: "next", count, country },
  });

  it("are the soonest that take place there, without drafts, past and called off ones", async () => {
    await storeEvent(db, { name: "Later", startDay: "2026-12-20" });
    await storeEvent(db, { name: "Sooner", startDay: "2026-12-06" });
    await storeEvent(db, { name: "Last", startDay: "2026-12-27" });
    await storeEvent(db, { name: "Abroad", country: "AU", startDay: "2026-12-05" });
    await storeEvent(db, { name: "Secret", status: "draft", startDay: "2026-12-05" });
    await storeEvent(db, { name: "Over", startDay: "2026-12-03" });
    const off = await storeEvent(db, { name: "Off", startDay: "2026-12-05" });
    await callOff(off);
    const { text } = await read([next(2, "UK")]);
    expect(text.indexOf("Sooner\n")).toBeLessThan(text.indexOf("Later\n"));
    expect(text).toContain("Later\n");
    for (const name of ["Last", "Abroad", "Secret", "Over", "Off"]) {
      expect(text).not.toContain(`${name}\n`);
    }
    expect((await read([next(1)])).text).toContain("Abroad\n");
  });

  it("begin with one that hasn't begun", async () => {
    const startTime = "11:00";
    await storeEvent(db, { name: "On now", startDay: "2026-12-04", startTime });
    await storeEvent(db, { name: "Next", startDay: "2026-12-05" });
    const { text } = await read([next(1, "UK")]);
    expect(text).toContain("Next\n");
    expect(text).not.toContain("On now\n");
  });

  it("that finds none leaves its block out, with a notice", async () => {
    const { errors, notices } = await inspect([next(4)]);
    expect(notices).toEqual(["No upcoming party matches a block, so that block is left out."]);
    expect(errors).toEqual(["This email is empty: add a block."]);
  });
});

describe("chosen events and posts", () => {
  it("keep the chosen order, without duplicates", async () => {
    const first = await storeEvent(db, { name: "First", startDay: "2026-12-20" });
    const second = await storeEvent(db, { name: "Second", startDay: "2026-12-06" });
    const { text } = await read([chosenEvents(first, second, first)]);
    expect(text.split("First\nSunday")).toHaveLength(2);
    expect(text.indexOf("First\n")).toBeLessThan(text.indexOf("Second\n"));
  });

  it("that are over, drafts or deleted by now are left out, and named", async () => {
    const over = await storeEvent(db, { name: "Over", startDay: "2026-12-03" });
    const secret = await storeEvent(db, { name: "Secret", status: "draft" });
    const draft = await storePost(db, { title: "Not yet", status: "draft" });
    const here = await storeEvent(db, { name: "Here" });
    const { written, errors, notices } = await inspect([
      chosenEvents(over, here, secret, missing),
      { kind: "posts", which: { by: "choice", ids: [draft] } },
    ]);
    expect(errors).toEqual([]);
    expect(notices).toEqual([
      "Over is over or not public: it is left out.",
      "Secret is over or not public: it is left out.",
      "A chosen event was deleted: it is left out.",
      "Not yet is not published: it is left out.",
    ]);
    expect(written.html).toContain("Here");
    for (const name of ["Over", "Secret", "Not yet"]) expect(written.html).not.toContain(name);
  });

  it("that are called off say so, and sell nothing", async () => {
    const off = await storeEvent(db, { name: "Off" });
    await callOff(off);
    const { written, notices } = await inspect([chosenEvents(off)]);
    expect(written.text).toContain("Cancelled: Off\n");
    expect(written.text).toContain("The roof leaks.");
    expect(written.text).not.toContain("Get Tickets");
    expect(notices).toEqual(["Off is called off, and its card says so."]);
  });

  it("that only begin at another hour have a new time, and not a new date", async () => {
    const id = await storeEvent(db, { name: "Sooner" });
    await db
      .updateTable("events")
      .set((eb) => ({
        disruption: "rescheduled",
        disruption_reason: "The band has a boat to catch.",
        disrupted_at: new Date(),
        previous_start_date: eb.ref("start_date"),
        previous_end_date: eb.ref("end_date"),
        previous_start_time: "17:00",
        previous_end_time: eb.ref("end_time"),
        previous_starts_at: eb.ref("starts_at"),
        previous_ends_at: eb.ref("ends_at"),
      }))
      .where("id", "=", id)
      .execute();
    const { text } = await read([chosenEvents(id)]);
    expect(text).toContain("New time: Sooner\n");
  });

  it("that sell nothing now have no way to tickets", async () => {
    const soldOut = await storeEvent(db, { name: "Full", availability: "sold-out" });
    const unsafe = await storeEvent(db, { name: "Odd", redirectUrl: "javascript:alert(1)" });
    const { html, text } = await read([chosenEvents(soldOut, unsafe)]);
    expect(text).toContain("Sold out: Full\n");
    expect(text).not.toContain("Get Tickets");
    expect(html).not.toContain("javascript:");
  });
});

it("leaves out an image that is missing, or has no JPEG", async () => {
  const webp = await storeImage({ letter: "b", formats: ["webp"] });
  const image = (imageId: string): CampaignBlock => ({ kind: "image", imageId, alt: "A room" });
  const { written, notices } = await inspect([image("c".repeat(64)), image(webp)]);
  expect(written.html).not.toContain("<img");
  const sentence = 'The image "A room" is missing and left out: please choose it again.';
  expect(notices).toEqual([sentence, sentence]);
});
