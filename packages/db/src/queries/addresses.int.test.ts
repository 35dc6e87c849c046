import { afterAll, expect, it } from "vitest";
import { storeEvent } from "../testing/stored-event.ts";
import { storePost } from "../testing/stored-post.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import {
  listEventAddresses,
  listEventAddressParts,
  listPostAddresses,
  listPostAddressParts,
} from "./shared/site-addresses.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const day = (date: number) => `2026-11-0${date}T09:00:00.000Z`;

it("addresses of events come in parts, each with its last change, without drafts", async () => {
  const ids = [];
  for (const [index, status] of ["active", "draft", "completed", "published"].entries()) {
    const id = await storeEvent(db, { status: status === "draft" ? "draft" : "active" });
    await db
      .updateTable("events")
      .set({ updated_at: day(index + 1) })
      .where("id", "=", id)
      .execute();
    if (status !== "draft") ids.push(id);
  }
  const parts = await listEventAddressParts(db, 2);
  expect(parts.map(({ count, updated_at }) => [count, updated_at.toISOString()])).toEqual([
    [2, day(3)],
    [1, day(4)],
  ]);
  const rows = [
    ...(await listEventAddresses(db, { size: 2, part: 0 })),
    ...(await listEventAddresses(db, { size: 2, part: 1 })),
  ];
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(await listEventAddresses(db, { size: 2, part: 2 })).toEqual([]);
});

it("addresses of posts come in parts, without drafts and archived posts", async () => {
  for (const slug of ["one", "two", "three"]) await storePost(db, { slug });
  await storePost(db, { slug: "draft", status: "draft" });
  await storePost(db, { slug: "archived", status: "archived" });
  expect((await listPostAddressParts(db, 2)).map(({ count }) => count)).toEqual([2, 1]);
  const rows = [
    ...(await listPostAddresses(db, { size: 2, part: 0 })),
    ...(await listPostAddresses(db, { size: 2, part: 1 })),
  ];
  expect(rows.map(({ slug }) => slug)).toEqual(["one", "two", "three"]);
});
