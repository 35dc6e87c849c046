import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkArchive } from "./read-archive.ts";
import { createArchive } from "./write-archive.ts";

it.each(["images/..", "images/.", "images/../users", "/etc/passwd", "notes.txt", "database/../x"])(
  "says of the entry %j that no backup has one",
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), "backup-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, "one.backup");
    await using archive = createArchive(path, undefined);
    await archive.add(name, Buffer.from("x"));
    await archive.finish();
    await expect(checkArchive({ path, key: undefined })).rejects.toThrow(
      `The backup has an entry ${JSON.stringify(name)}, which no backup of this product has.`,
    );
  },
);
