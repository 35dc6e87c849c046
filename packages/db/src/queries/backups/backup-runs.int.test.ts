import { expect, it, onTestFinished } from "vitest";
import { holdBackupLock } from "../../backup/backup-locks.ts";
import type { Db } from "../../client.ts";
import { inTransaction } from "../../transactions.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { claimNightlyBackup, endBackupRun, listBackupRuns } from "./backup-runs.ts";

const night = "2026-12-04";
const at = (time: string) => new Date(`2026-12-04T${time}:00Z`);

async function openDatabase() {
  const { db, connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  return { db, connectionString };
}

function claim(db: Db, now: Date): Promise<string | undefined> {
  return inTransaction(db, (trx) => claimNightlyBackup(trx, { night, now }));
}

it("begins a night's backup once, however many processes look", async () => {
  const { db } = await openDatabase();
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(db, at("04:00"))));
  expect(claims.filter((id) => id !== undefined)).toHaveLength(1);
  const [run] = await listBackupRuns(db, { limit: 10 });
  expect(run).toMatchObject({ kind: "backup", outcome: null, ended_at: null });
  await endBackupRun(db, run?.id ?? "", {
    at: at("04:01"),
    outcome: "done",
    size: 3_000_000_000,
    sentence: "all",
  });
  expect(await claim(db, at("16:00"))).toBeUndefined();
  expect(await listBackupRuns(db, { limit: 10 })).toMatchObject([
    { outcome: "done", ended_at: at("04:01"), size: 3_000_000_000, sentence: "all" },
  ]);
});

it("tries one that failed again after half an hour, three times at most", async () => {
  const { db } = await openDatabase();
  for (const time of ["04:00", "04:30", "05:00"]) {
    const id = await claim(db, at(time));
    await endBackupRun(db, id ?? "", { at: at(time), outcome: "failed", sentence: "full" });
    expect(await claim(db, at(`${time.slice(0, 3)}${Number(time.slice(3)) + 29}`))).toBeUndefined();
  }
  expect(await claim(db, at("16:00"))).toBeUndefined();
  expect(await listBackupRuns(db, { kind: "backup", limit: 10 })).toHaveLength(3);
  expect(await listBackupRuns(db, { kind: "drill", limit: 10 })).toEqual([]);
});

it("marks a run as failed whose process was killed, but not a running one", async () => {
  const { db, connectionString } = await openDatabase();
  await claim(db, at("04:00"));
  {
    await using _lock = await holdBackupLock(connectionString);
    expect(await claim(db, at("06:00"))).toBeUndefined();
    expect(await listBackupRuns(db, { limit: 1 })).toMatchObject([{ outcome: null }]);
  }
  expect(await claim(db, at("06:00"))).toBeDefined();
  const [again, killed] = await listBackupRuns(db, { limit: 2 });
  expect(again?.outcome).toBeNull();
  expect(killed).toMatchObject({
    outcome: "failed",
    sentence: "Its process ended before it was done.",
  });
});
