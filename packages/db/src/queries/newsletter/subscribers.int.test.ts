import { afterAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import {
  findSubscriberForUpdate,
  insertSubscriber,
  recordSubscriberStatusChange,
  renewSubscriber,
} from "./subscribers.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const at = new Date("2026-12-04T12:00:00.000Z");
const later = new Date("2026-12-05T12:00:00.000Z");
const consent = { at, wording: "I agree", utmParams: { source: "radio" } };

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
});

function stored() {
  return db
    .selectFrom("subscribers")
    .select([
      "email",
      "status",
      "consented_at",
      "consent_wording",
      "utm_params",
      "created_at",
      "updated_at",
    ])
    .execute();
}

it("stores an address with its consent", async () => {
  const inserted = await insertSubscriber(db, "active", { email: "ana@mail.example", ...consent });

  expect(inserted?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(await stored()).toEqual([
    {
      email: "ana@mail.example",
      status: "active",
      consented_at: at,
      consent_wording: "I agree",
      utm_params: { source: "radio" },
      created_at: at,
      updated_at: at,
    },
  ]);
});

it("leaves an address alone that is there already", async () => {
  await insertSubscriber(db, "bounced", { email: "ana@mail.example", ...consent });

  const again = { email: "ana@mail.example", ...consent, at: later };
  expect(await insertSubscriber(db, "active", again)).toBeUndefined();
  expect(await stored()).toMatchObject([
    { email: "ana@mail.example", status: "bounced", consented_at: at },
  ]);
});

it("finds an address", async () => {
  const email = "ünal@mail.example";
  const inserted = await insertSubscriber(db, "active", { email, ...consent });
  expect(await findSubscriberForUpdate(db, email)).toEqual({
    id: inserted?.id,
    status: "active",
    deleted_at: null,
  });
});

it("finds no unknown address, and treats no character as a pattern", async () => {
  await insertSubscriber(db, "active", { email: "ana@mail.example", ...consent });
  expect(await findSubscriberForUpdate(db, "eve@mail.example")).toBeUndefined();
  expect(await findSubscriberForUpdate(db, "an_@mail.example")).toBeUndefined();
  expect(await findSubscriberForUpdate(db, "%")).toBeUndefined();
});

it("adds an address once when 20 want to at once", async () => {
  const email = "ana@mail.example";
  const inserted = await Promise.all(
    Array.from({ length: 20 }, () => insertSubscriber(db, "active", { email, ...consent })),
  );
  expect(inserted.filter((row) => row !== undefined)).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

it("replaces the consent of a former subscriber, but not the day they came", async () => {
  const inserted = await insertSubscriber(db, "unsubscribed", {
    email: "ana@mail.example",
    ...consent,
  });
  await insertSubscriber(db, "unsubscribed", { email: "eve@mail.example", ...consent });

  await renewSubscriber(db, inserted?.id ?? "", "active", {
    email: "ana@mail.example",
    at: later,
    wording: "I agree again",
    utmParams: {},
  });

  expect(await stored()).toEqual(
    expect.arrayContaining([
      {
        email: "ana@mail.example",
        status: "active",
        consented_at: later,
        consent_wording: "I agree again",
        utm_params: {},
        created_at: at,
        updated_at: later,
      },
      expect.objectContaining({ email: "eve@mail.example", status: "unsubscribed" }),
    ]),
  );
});

it("makes a second finder wait until the first is done", async () => {
  await insertSubscriber(db, "unsubscribed", { email: "ana@mail.example", ...consent });
  const order: string[] = [];
  const { promise: locked, resolve: markLocked } = Promise.withResolvers<void>();

  const first = db.transaction().execute(async (trx) => {
    const found = await findSubscriberForUpdate(trx, "ana@mail.example");
    markLocked();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    await renewSubscriber(trx, found?.id ?? "", "active", {
      email: "ana@mail.example",
      ...consent,
    });
    order.push("first done");
  });
  await locked;
  const second = await db.transaction().execute(async (trx) => {
    const found = await findSubscriberForUpdate(trx, "ana@mail.example");
    order.push("second found");
    return found;
  });
  await first;

  expect(order).toEqual(["first done", "second found"]);
  expect(second?.status).toBe("active");
});

it("writes down how a status changed", async () => {
  const inserted = await insertSubscriber(db, "active", { email: "ana@mail.example", ...consent });
  const subscriberId = inserted?.id ?? "";
  await recordSubscriberStatusChange(db, {
    subscriberId,
    from: null,
    to: "active",
    reason: "Newsletter form",
    at,
  });

  const changes = await db.selectFrom("subscriber_status_changes").selectAll().execute();
  expect(changes).toMatchObject([
    {
      subscriber_id: subscriberId,
      from_status: null,
      to_status: "active",
      reason: "Newsletter form",
      changed_by: null,
      created_at: at,
    },
  ]);
});
