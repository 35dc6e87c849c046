import type { BackupRun, Health } from "@before-ten/contracts/health/output";
import { expect, it } from "vitest";
import { backupRunText, durationText, sizeText, warningsOf } from "./health-texts.ts";
import { healthyProduct } from "./testing/healthy-product.ts";

it.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1_500, "1.5 KB"],
  [48_200_000, "48 MB"],
  [120_000_000_000, "120 GB"],
  [5e15, "5,000 TB"],
])("says the size %d", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it.each([
  [0, "0 s"],
  [59, "59 s"],
  [125, "2 min"],
  [3_700, "1 h 1 min"],
  [90_000, "1 day 1 h"],
  [266_400, "3 days 2 h"],
])("says how long %d seconds are", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

const readAt = new Date("2026-11-24T12:00:00.000Z").getTime();
const { product, database, mails, images, backup, load } = healthyProduct;
const done: BackupRun = {
  beganAt: "2026-11-23T04:00:00.000Z",
  endedAt: "2026-11-23T04:02:00.000Z",
  outcome: "done",
  sizeBytes: 210_000_000,
  sentence: "club.tar.zst: 9,120 rows.",
};
const failed: BackupRun = {
  ...done,
  outcome: "failed",
  sizeBytes: null,
  sentence: "No room left.",
};
const old = "2026-11-22T04:00:00.000Z";

it.each<[string, BackupRun | null]>([
  ["None yet", null],
  [": done, 210 MB. club.tar.zst: 9,120 rows.", done],
  [": failed. No room left.", failed],
  [": under way", { ...failed, endedAt: null, outcome: null, sentence: null }],
])("ends what it says of a backup with %s", (end, run) => {
  expect(backupRunText(run).endsWith(end)).toBe(true);
});

it("warns of nothing while all is well", () => {
  expect(warningsOf(healthyProduct, readAt)).toEqual([]);
});

it.each([
  [null, 1],
  [old, 1],
  // Made by another process, last night.
  [done.beganAt, 0],
])("with no backup set up here and the latest at %s there are %d warnings", (beganAt, count) => {
  const without = {
    isSetUp: false,
    lastBackup: beganAt === null ? null : { ...done, beganAt },
    lastDrill: null,
    lastGoodDrillAt: null,
    freeBytes: null,
  };
  const warnings = warningsOf({ ...healthyProduct, backup: without }, readAt);
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toContain("No nightly backup is set up.");
});

it.each<[string, Partial<Health>]>([
  ["five minutes apart", { database: { ...database, clockAheadSeconds: -3_600 } }],
  ["no room left", { images: { ...images, hasRoom: false } }],
  ["data disk is nearly full", { images: { ...images, freeBytes: 1_000_000_000 } }],
  ["backup disk is nearly full", { backup: { ...backup, freeBytes: 1_000_000_000 } }],
  ["last backup failed", { backup: { ...backup, lastBackup: failed } }],
  ["no backup for two days", { backup: { ...backup, lastBackup: { ...done, beganAt: old } } }],
  [
    "no backup for two days",
    { product: { ...product, startedAt: old }, backup: { ...backup, lastBackup: null } },
  ],
  ["last restore test failed", { backup: { ...backup, lastDrill: failed } }],
  [
    "alter role … createdb",
    { backup: { ...backup, lastDrill: { ...failed, outcome: "skipped" } } },
  ],
  ["for two weeks", { backup: { ...backup, lastGoodDrillAt: "2026-11-09T04:00:00.000Z" } }],
  [
    "for two weeks",
    {
      product: { ...product, startedAt: "2026-11-09T04:00:00.000Z" },
      backup: { ...backup, lastGoodDrillAt: null },
    },
  ],
  ["more than 15 minutes", { mails: { ...mails, oldestSeconds: 1_000 } }],
  ["could not be delivered", { mails: { ...mails, dead: 1 } }],
  ["are flagged", { bounceMailbox: { readAt: old, flagged: 2 } }],
  ["nearly out of connections", { database: { ...database, connections: 95 } }],
  ["than it can answer", { load: { ...load, rendersWaiting: 3 } }],
  ["than it can answer", { load: { ...load, databaseWaits: 40 } }],
  ["than it can answer", { load: { ...load, loopDelayMs: 300 } }],
])("warns of one thing: %s", (part, changed) => {
  const warnings = warningsOf({ ...healthyProduct, ...changed }, readAt);
  expect(warnings).toEqual([expect.stringContaining(part)]);
});
