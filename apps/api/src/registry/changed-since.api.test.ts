import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePage } from "@before-ten/db/testing/stored-page";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeVenue } from "@before-ten/db/testing/stored-venue";
import { describe, expect, it } from "vitest";
import { madeKey } from "../testing/accounts/made-key.ts";
import { callRest } from "../testing/calls.ts";
import { openTestApp } from "../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const { secret: token } = await madeKey(deps, { scopes: ["read", "campaigns:write"] });

interface Item {
  id: string;
  updatedAt: string;
}

const lists = [
  { path: "/admin/events", table: "events", store: () => storeEvent(db) },
  { path: "/blogs/admin/all", table: "blog_posts", store: () => storePost(db) },
  { path: "/admin/pages", table: "pages", store: () => storePage(db) },
  { path: "/admin/venues", table: "venues", store: () => storeVenue(db) },
  { path: "/newsletter/campaigns", table: "campaigns", store: () => storeCampaign(db) },
] as const;

const at = ["2026-12-02T09:00:00.000Z", "2026-12-02T10:00:00.000Z", "2026-12-02T11:00:00.000Z"];

describe.each(lists)("GET $path with changedSince", ({ path, table, store }) => {
  const read = (query: string) => callRest<Item[]>(app, "GET", `${path}?${query}`, { token });

  it("lists what changed since then, the earliest change first", async () => {
    // Stored in another order than they change.
    const ids = [await store(), await store(), await store()];
    const changes = [at[2], at[0], at[1]];
    for (const [index, id] of ids.entries()) {
      await db
        .updateTable(table)
        .set({ updated_at: changes[index] ?? "" })
        .where("id", "=", id)
        .execute();
    }
    const all = await read(`changedSince=${at[0]}`);
    expect(all.body.data.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
    expect(all.body.data.map(({ updatedAt }) => updatedAt)).toEqual(at);
    const second = await read("changedSince=2026-12-02T11:30:00%2B01:30&limit=1&page=2");
    expect(second.body.data.map(({ id }) => id)).toEqual([ids[0]]);
    expect(second.body.pagination).toMatchObject({ total: 2, pages: 2 });
  });

  it("refuses what is no instant", async () => {
    expect((await read("changedSince=yesterday")).status).toBe(400);
    expect((await read("changedSince=2026-12-02")).status).toBe(400);
  });
});
