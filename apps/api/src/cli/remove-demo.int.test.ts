import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { expect, it } from "vitest";
import { createDiskImages } from "../images/disk-image-store.ts";
import { bareEnvironment } from "../testing/bare-environment.ts";
import { storeDemoClub } from "../testing/demo-club.ts";
import { FakeClock } from "../testing/fake-clock.ts";

it("counts the demo club, and removes it when told to", { timeout: 60_000 }, async () => {
  await using database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-test-"));
  try {
    const images = createDiskImages(join(dataDir, "media"));
    await storeDemoClub({ db: database.db, clock: new FakeClock("2026-11-21T10:00:00Z"), images });
    const env = {
      ...bareEnvironment,
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
    };
    const run = async (...args: string[]) => {
      const program = join(import.meta.dirname, "remove-demo.ts");
      return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
    };
    const list = /\d+ parties, 2 series, .*, 120 subscribers, .*, \d+ images/;
    expect(await run()).toMatch(list);
    expect(await images.list()).not.toEqual([]);
    expect(await run("--yes")).toMatch(list);
    expect(await images.list()).toEqual([]);
    expect(await run()).toContain("The demo club has: nothing");
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
