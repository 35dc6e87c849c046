import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000_000 });
beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
});

const { token } = await signedInAs(deps, "admin");
const unknownId = "01990000-0000-7000-8000-000000000000";
const unsubscribe = { operation: "updateStatus", status: "unsubscribed" } as const;

const bulk = (payload: object) =>
  callRest<{ modified: number }>(app, "POST", "/admin/newsletter/subscribers/bulk", {
    token,
    payload,
  });

describe("subscribers who left on their own", () => {
  const activate = { operation: "updateStatus", status: "active" } as const;
  const leave = (email: string) =>
    callRest(app, "GET", `/contact/newsletter/unsubscribe?email=${email}`);
  const statuses = async () =>
    (await db.selectFrom("subscribers").select("status").orderBy("id").execute()).map(
      ({ status }) => status,
    );

  /**
   * One who left by the link, one unsubscribed by an admin, one who bounced, and one on the list.
   */
  async function some(): Promise<string[]> {
    const ids = [];
    for (const name of ["left", "taken", "bounced", "there"]) {
      const status = name === "bounced" ? "bounced" : "active";
      ids.push(await storeSubscriber(db, { email: `${name}@mail.example`, status }));
    }
    const [, taken = ""] = ids;
    await leave("left@mail.example");
    await bulk({ subscriberIds: [taken], action: "unsubscribe", data: unsubscribe });
    return ids;
  }

  const count = (input: object, call: { token?: string } = { token }) =>
    mutateTrpc<{ count: number }>(app, "newsletter.countSelfUnsubscribed", input, call);

  it("are counted for admins alone", async () => {
    const visitor = await count({ filter: {} }, {});
    expect(visitor.status).toBe(401);
    expect((await count({})).status).toBe(400);
    expect((await count({ filter: {}, subscriberIds: [unknownId] })).status).toBe(400);
    const other = await signedInAs(deps, "user");
    expect((await count({ filter: {} }, { token: other.token })).status).toBe(403);
  });

  it("are counted among the selected, and among all that match", async () => {
    const [left = "", taken = ""] = await some();
    const counted = async (input: object) => (await count(input)).body.result?.data.count;
    expect(await counted({ subscriberIds: [left, taken, unknownId, "no id"] })).toBe(1);
    expect(await counted({ subscriberIds: [taken] })).toBe(0);
    expect(await counted({ filter: {} })).toBe(1);
    expect(await counted({ filter: { status: "active" } })).toBe(0);
    expect(await counted({ filter: { search: "mail.example", status: "unsubscribed" } })).toBe(1);
    expect(await statuses()).toEqual(["unsubscribed", "unsubscribed", "bounced", "active"]);
  });

  it("are only left out of a bulk action on request", async () => {
    const subscriberIds = await some();
    const data = { ...activate, exceptSelfUnsubscribed: true };
    const spared = await bulk({ subscriberIds, action: "activate", data });
    expect(spared.body).toMatchObject({ data: { modified: 2 } });
    expect(await statuses()).toEqual(["unsubscribed", "active", "active", "active"]);

    const all = await bulk({ filter: {}, action: "activate", data: activate });
    expect(all.body).toMatchObject({ data: { modified: 1 } });
    expect(await statuses()).toEqual(["active", "active", "active", "active"]);
  });

  it("are marked in the list, until they consent again", async () => {
    const ids = await some();
    const leftBy = async () => {
      const { body } = await callRest<{ id: string; leftBy: string | null }[]>(
        app,
        "GET",
        "/admin/newsletter/subscribers",
        { token },
      );
      return ids.map((id) => body.data.find((subscriber) => subscriber.id === id)?.leftBy);
    };
    expect(await leftBy()).toEqual(["subscriber", "staff", null, null]);

    // Changes by admins in between don't count as the subscriber's own wish.
    const [left = ""] = ids;
    await bulk({
      subscriberIds: [left],
      action: "updateStatus",
      data: { operation: "updateStatus", status: "bounced" },
    });
    expect((await leftBy())[0]).toBe("subscriber");
    clock.advance(1_000);
    await callRest(app, "POST", "/contact/newsletter", { payload: { email: "left@mail.example" } });
    expect((await leftBy())[0]).toBeNull();
    clock.advance(1_000);
    await bulk({ subscriberIds: [left], action: "unsubscribe", data: unsubscribe });
    expect((await leftBy())[0]).toBe("staff");
  });
});
