import type { Health } from "@before-ten/contracts/health/output";
import { beginBackupRun, endBackupRun } from "@before-ten/db/queries/backups/backup-runs";
import { noteBounceMailbox } from "@before-ten/db/queries/campaigns/bounce-mailbox";
import { expect, it } from "vitest";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { exampleKind } from "../../testing/mail-delivery.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { app, db, deps, clock } = await openTestApp();
const read = async (token?: string) =>
  callRest<Health>(app, "GET", "/admin/health", { ...(token !== undefined && { token }) });

it("is for owners: 401, then 403", async () => {
  expect((await read()).status).toBe(401);
  for (const adminRole of ["editor", "newsletter", "viewer"] as const) {
    const { token } = await signedInAs(deps, "admin", { adminRole });
    expect((await read(token)).status).toBe(403);
  }
});

it("reports the database's state, and what was started", async () => {
  const { token } = await signedInAs(deps, "admin");
  const { status, body } = await read(token);
  expect(status).toBe(200);
  const { database, product, images, backup } = body.data;
  expect(database.version).toMatch(/^\d+\.\d+/);
  expect(database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(database.connections).toBeGreaterThan(0);
  expect(database.latestMigration).toMatch(/^2026-/);
  expect(product).toEqual({
    version: "1.0.0",
    commit: null,
    node: process.versions.node,
    startedAt: clock.now().toISOString(),
  });
  // The test's clock is set to another time.
  const aheadSeconds = (Date.now() - clock.now().getTime()) / 1_000;
  expect(Math.abs(database.clockAheadSeconds - aheadSeconds)).toBeLessThan(60);
  expect(images).toEqual({ hasRoom: true, freeBytes: null });
  expect(backup).toEqual({
    isSetUp: false,
    lastBackup: null,
    lastDrill: null,
    lastGoodDrillAt: null,
    freeBytes: null,
  });
});

it("reports the results of the latest backup and drill", async () => {
  const at = clock.now();
  const outcomes = [
    ["drill", "done", undefined],
    ["drill", "failed", undefined],
    ["backup", "failed", undefined],
    ["backup", "done", 210_000_000],
  ] as const;
  for (const [index, [kind, outcome, size]] of outcomes.entries()) {
    const beganAt = new Date(at.getTime() + index * 1_000);
    const id = await beginBackupRun(db, { kind, at: beganAt });
    const end = { at: beganAt, outcome, sentence: `${kind} ${index}` };
    await endBackupRun(db, id, { ...end, ...(size !== undefined && { size }) });
  }
  Object.assign(deps.product, { isBackupSetUp: true });
  const { token } = await signedInAs(deps, "admin");
  const { isSetUp, lastBackup, lastDrill, lastGoodDrillAt } = (await read(token)).body.data.backup;
  const latest = new Date(at.getTime() + 3_000).toISOString();
  expect(isSetUp).toBe(true);
  expect(lastBackup).toEqual({
    beganAt: latest,
    endedAt: latest,
    outcome: "done",
    sizeBytes: 210_000_000,
    sentence: "backup 3",
  });
  expect(lastDrill).toMatchObject({ outcome: "failed", sizeBytes: null, sentence: "drill 1" });
  expect(lastGoodDrillAt).toBe(at.toISOString());
});

it("counts the mails that wait, and says for how long", async () => {
  const { token } = await signedInAs(deps, "admin");
  expect((await read(token)).body.data.mails).toMatchObject({ waiting: 0, oldestSeconds: 0 });
  await deps.mailQueue.enqueue(db, exampleKind, { id: "none", to: "ana@mail.example" });
  const { mails } = (await read(token)).body.data;
  expect(mails).toMatchObject({ waiting: 1, retrying: 0, dead: 0, waitingBecause: null });
  expect(mails.oldestSeconds).toBeGreaterThanOrEqual(0);
});

it("says how many mails in the bounce mailbox wait for a person", async () => {
  const { token } = await signedInAs(deps, "admin");
  expect((await read(token)).body.data.bounceMailbox).toBeNull();
  const at = clock.now();
  for (const flagged of [5, 2]) await noteBounceMailbox(db, { flagged, at });
  const { bounceMailbox } = (await read(token)).body.data;
  expect(bounceMailbox).toEqual({ readAt: at.toISOString(), flagged: 2 });
});

it("lists the process's own records: errors, mails, and rejected requests", async () => {
  const at = clock.now();
  const error = { at, message: "page failed", cause: "TypeError x", requestId: undefined };
  const { load } = deps.product;
  Object.assign(deps.product, {
    recentErrors: () => [error],
    mails: () => ({ lastSentAt: at, lastError: { at, reason: "ECONNREFUSED CONN" } }),
    load: () => ({ ...load(), turnedAway: { ...load().turnedAway, renders: 2, calls: 3 } }),
  });
  const { token } = await signedInAs(deps, "admin");
  const { body } = await queryTrpc<Health>(app, "health.get", undefined, { token });
  const data = body.result?.data;
  expect(data?.errors).toEqual([
    { at: at.toISOString(), message: "page failed", cause: "TypeError x", requestId: null },
  ]);
  expect(data?.mails).toMatchObject({
    lastSentAt: at.toISOString(),
    lastError: { at: at.toISOString(), reason: "ECONNREFUSED CONN" },
  });
  expect(data?.load.turnedAway).toBe(5);
});
