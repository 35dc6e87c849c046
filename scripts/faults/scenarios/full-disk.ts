import { execFile } from "node:child_process";
import { chmod, mkdtemp, open, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { call } from "../calls.ts";
import { startLoad } from "../load.ts";
import { Oracle } from "../oracle.ts";
import { Report, listCounts, show } from "../report.ts";
import { type Extent, type World, startWorld } from "../world.ts";

const run = promisify(execFile);
const diskMb = 220;
const recoversWithinMs = 10_000;
const fillerBytes = 1024 * 1024;

/**
 * The disk of database and images is full, then has room again. Needs root and Linux: the disk is a
 * tmpfs.
 */
export async function fullDisk({ isShort }: Extent): Promise<Report> {
  const report = new Report("the disk is full");
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-full-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${diskMb}m,mode=711`, "tmpfs", dataDir]);
  } catch {
    await rmdir(dataDir);
    report.tell("left out", "a small disk can't be mounted here: it takes root and Linux");
    return report;
  }
  try {
    await chmod(dataDir, 0o711);
    await using world = await startWorld({ dataDir });
    await fillAndFree(report, world, isShort ? 5_000 : 20_000);
  } finally {
    await run("umount", [dataDir]);
    await rmdir(dataDir);
  }
  return report;
}

async function fillAndFree(
  report: Report,
  { site, postgres, token, dataDir }: World,
  fullMs: number,
): Promise<void> {
  const oracle = new Oracle();
  await call(site.origin, "/");
  const load = startLoad({ origins: [site.origin], token, oracle, writers: 3 });
  await wait(1_000);
  const filler = join(dataDir, "filler");
  await fill(filler);
  oracle.statuses.clear();

  const readiness = new Map<number | undefined, number>();
  const pages = new Map<number | undefined, number>();
  const count = (counts: Map<number | undefined, number>, status: number | undefined) =>
    counts.set(status, (counts.get(status) ?? 0) + 1);
  const end = performance.now() + fullMs;
  while (performance.now() < end) {
    count(pages, (await call(site.origin, "/"))?.status);
    count(readiness, (await call(site.origin, "/readyz"))?.status);
    // Fills up space that the site or PostgreSQL has freed meanwhile.
    await fill(filler);
    await wait(100);
  }
  const whileFull = new Map(oracle.statuses);
  await rm(filler);
  const freed = performance.now();
  while ((await call(site.origin, "/readyz"))?.status !== 200) {
    if (performance.now() - freed > 60_000) break;
    await wait(20);
  }
  const readyAfter = performance.now() - freed;
  await load.stop();
  report.tell("writes answered while it was full", listCounts(whileFull));
  oracle.checkStatuses(report);
  report.check(
    "/readyz meanwhile",
    listCounts(readiness),
    (readiness.get(503) ?? 0) > 0 && (readiness.get(200) ?? 0) <= 3,
  );
  report.check("a cached page meanwhile", listCounts(pages), pages.size === 1 && pages.has(200));
  report.check("ready again, without help, after", show(readyAfter), readyAfter < recoversWithinMs);
  await oracle.checkWrites(report, postgres.db, site.origin);
}

/** Fills the disk until not one more byte can be written. */
async function fill(path: string): Promise<void> {
  const file = await open(path, "a");
  try {
    for (let bytes = fillerBytes; bytes >= 1;) {
      const isWritten = await file.write(Buffer.alloc(bytes)).then(
        ({ bytesWritten }) => bytesWritten === bytes,
        () => false,
      );
      if (!isWritten) bytes = Math.floor(bytes / 4);
    }
  } finally {
    await file.close();
  }
}
