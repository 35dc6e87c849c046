import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listBackupRuns } from "@before-ten/db/queries/backups/backup-runs";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FakeClock } from "../testing/fake-clock.ts";
import { dueNight, startNightlyBackup } from "./nightly-backup.ts";

describe("the night's turn", () => {
  it.each([
    // Melbourne is ten hours ahead of UTC in winter, eleven in summer.
    ["2026-07-01T17:59:00Z", undefined],
    ["2026-07-01T18:00:00Z", "2026-07-02"],
    ["2026-12-04T16:59:00Z", undefined],
    ["2026-12-04T17:00:00Z", "2026-12-05"],
    ["2026-12-05T12:59:00Z", "2026-12-05"],
    ["2026-12-05T13:00:00Z", undefined],
  ])("at %s, from four in the morning, is %s", (now, night) => {
    expect(dueNight(new Date(now), 4)).toBe(night);
  });
});

it("one of all server processes starts one program, with the run that it began", async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const folder = await mkdtemp(join(tmpdir(), "nightly-backup-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const told = join(folder, "told");
  const program = [
    "--eval",
    "fs.appendFileSync(process.argv[1], process.argv[2]); console.error('no room'); process.exit(1)",
    told,
  ];
  const log = { info: vi.fn<() => void>(), error: vi.fn<(...args: unknown[]) => void>() };
  const outages = { takes: () => false };
  const clock = new FakeClock("2026-12-04T17:00:00Z");
  const starts = Array.from({ length: 3 }, () =>
    startNightlyBackup({ db, clock, hour: 4, log, outages, program }),
  );
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 15_000 });
  for (const end of starts) await end();
  const runs = await listBackupRuns(db, { limit: 10 });
  expect(runs).toHaveLength(1);
  expect(await readFile(told, "utf8")).toBe(runs[0]?.id);
  expect(log.error.mock.calls).toEqual([
    [{ reason: "no room" }, "the nightly backup, or the drill of it, failed"],
  ]);
});
