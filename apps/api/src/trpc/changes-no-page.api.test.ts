import { hearPagesChanged } from "@before-ten/db/announcements";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../testing/calls.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";

const { db, connectionString, close } = await createTestDatabase();
const { app, cache, callKey, deps } = await startTestApp(db, { caches: true });
let heard = 0;
const end = hearPagesChanged(connectionString, () => {
  heard += 1;
});
afterAll(async () => {
  await end();
  await app.close();
  await close();
});

const { token } = await signedInAs(deps, "admin");
await storeEvent(db);

const isCached = () => {
  const key = callKey({ method: "GET", url: "/api/events", headers: {} });
  return key !== undefined && cache.find(key) !== undefined;
};

it.each([
  "series.previewUpdate",
  "ticketPages.read",
  "ticketPages.checkNow",
  "ticketPages.ignore",
  "newsletter.setStatus",
  "newsletter.setPreferences",
  "newsletter.bulk",
  "newsletter.countSelfUnsubscribed",
  "contact.setStatus",
  "contact.retryMail",
  "apiKeys.create",
  "apiKeys.revoke",
  "secondFactor.require",
])("%s clears no cache, and tells no other process", async (procedure) => {
  await expect.poll(() => heard).toBeGreaterThan(0);
  const before = heard;
  await callRest(app, "GET", "/events");
  // Refused calls count as a change too, for procedures that change pages.
  expect((await mutateTrpc(app, procedure, {}, { token })).status).toBe(400);
  expect(isCached()).toBe(true);
  await mutateTrpc(app, "ticketPages.takeOver", {}, { token });
  expect(isCached()).toBe(false);
  await expect.poll(() => heard).toBe(before + 1);
});
