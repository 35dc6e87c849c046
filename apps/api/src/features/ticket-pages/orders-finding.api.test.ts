import type { TicketPage } from "@before-ten/contracts/ticket-pages/output";
import { recordOrders, settleOrders } from "@before-ten/db/queries/orders/orders";
import { insertSeller } from "@before-ten/db/queries/orders/ticket-sellers";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeTicketPage } from "@before-ten/db/testing/stored-ticket-page";
import { expect, it } from "vitest";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { callRest } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { app, db, clock, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");

it("lists a page that agrees with admins but not with the orders, until it is ignored", async () => {
  const at = clock.now();
  const eventId = await storeEvent(db, { availability: "sold-out" });
  await db.updateTable("events").set({ capacity: 200 }).where("id", "=", eventId).execute();
  const seller = await insertSeller(db, {
    eventId,
    name: "Box office",
    kind: "other",
    sellerEventId: null,
    secret: "whsec_c2VjcmV0",
    soldBefore: 140,
    at,
  });
  await recordOrders(db, seller?.id ?? "", {
    orders: [
      {
        orderId: "A-1",
        tickets: 2,
        refundedTickets: 0,
        amount: 10_000,
        refundedAmount: 0,
        currency: "GBP",
        channel: null,
        promoterCode: null,
        orderedAt: at,
        updatedAt: at,
      },
    ],
    at,
  });
  await settleOrders(db, at);
  await storeTicketPage(db, at, { eventId, found: { price: null, availability: "sold-out" } });

  const list = async () =>
    (await callRest<TicketPage[]>(app, "GET", "/admin/ticket-pages", { token })).body.data;
  const finding = { field: "orders", ours: "142 of 200", found: "sold-out" };
  expect(await list()).toMatchObject([
    { id: eventId, findings: [{ ...finding, canTakeOver: false }] },
  ]);
  const path = `/admin/ticket-pages/${eventId}`;
  const call = { payload: finding, token };
  expect((await callRest(app, "POST", `${path}/take-over`, call)).status).toBe(400);
  expect((await callRest(app, "POST", `${path}/ignore`, call)).status).toBe(200);
  expect(await list()).toEqual([]);
});
