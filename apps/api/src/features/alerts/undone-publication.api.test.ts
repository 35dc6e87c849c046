import type { AlertCounts } from "@before-ten/contracts/alerts/output";
import { announcedAfterMinutes } from "@before-ten/contracts/alerts/rules";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { sendQueued } from "../../testing/send-queued.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { queueDueAlerts } from "./queue-due-alerts.service.ts";

const { db, app, deps, clock } = await openTestApp();
clock.set("2026-12-01T12:00:00.000Z");
const waitMs = announcedAfterMinutes * 60_000;
const { token } = await signedInAs(deps, "admin");

async function waitForNext(email: string): Promise<void> {
  const at = clock.now();
  const alert = { id: uuidv7(), kind: "next-event" as const, country: "UK", email };
  await db
    .insertInto("event_alerts")
    .values({ ...alert, requested_at: at, confirmed_at: at })
    .execute();
}

async function tell(): Promise<string[]> {
  await queueDueAlerts(deps);
  return (await sendQueued(deps)).map(({ to }) => to).toSorted();
}

it("a publication is mailed after ten minutes; undone until then, it was no announcement", async () => {
  const id = await storeEvent(db, { status: "draft", startDay: "2026-12-19" });
  const setStatus = (status: string) =>
    mutateTrpc(app, "events.setStatus", { id, status }, { token });
  const announcement = async () =>
    (await callRest<AlertCounts>(app, "GET", `/admin/events/${id}/alerts`, { token })).body.data
      .announcement;

  await waitForNext("ana@mail.example");
  expect(await announcement()).toBeNull();
  clock.advance(1_000);
  await setStatus("published");
  const at = new Date(clock.now().getTime() + waitMs).toISOString();
  expect(await announcement()).toEqual({ people: 1, at });
  clock.advance(waitMs - 1_000);
  expect(await tell()).toEqual([]);
  await setStatus("draft");
  expect(await announcement()).toBeNull();

  clock.advance(24 * 3_600_000);
  await waitForNext("later@mail.example");
  expect(await tell()).toEqual([]);
  clock.advance(1_000);
  await setStatus("published");
  expect(await announcement()).toMatchObject({ people: 2 });
  clock.advance(waitMs);
  expect(await tell()).toEqual(["ana@mail.example", "later@mail.example"]);
  expect(await announcement()).toBeNull();
});
