import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readCommit, readFreeBytes } from "./running-product.ts";

const hash = "e5c3f3561f2a4b6c8d0e1f2a3b4c5d6e7f8a9b0c";

async function gitFiles(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "commit-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, ".git/refs/heads"), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, ".git", name), text);
  return dir;
}

it.each([
  ["a branch", { HEAD: "ref: refs/heads/main\n", "refs/heads/main": `${hash}\n` }],
  [
    "a packed branch",
    { HEAD: "ref: refs/heads/main\n", "packed-refs": `# pack-refs\n${hash} refs/heads/main\n` },
  ],
  ["a commit alone", { HEAD: `${hash}\n` }],
])("knows the commit of %s", async (_what, files) => {
  expect(await readCommit(await gitFiles(files))).toBe("e5c3f356");
});

it("takes the commit that the image was built with", async () => {
  const dir = await gitFiles({});
  expect(await readCommit(dir, { COMMIT: hash })).toBe("e5c3f356");
  const own = await gitFiles({ HEAD: `${hash}\n` });
  expect(await readCommit(own, { COMMIT: "" })).toBe("e5c3f356");
});

it("reads the room of the data's disk and of the backups', and of no folder that isn't there", async () => {
  const dataDir = await gitFiles({});
  const backup = { key: undefined, hour: 4, keep: 9, s3: undefined };
  const room = { data: expect.any(Number), backups: undefined };
  expect(await readFreeBytes({ dataDir, backup: { ...backup, dir: undefined } })).toEqual(room);
  const nowhere = join(dataDir, "nowhere");
  expect(await readFreeBytes({ dataDir, backup: { ...backup, dir: nowhere } })).toEqual(room);
  expect(await readFreeBytes({ dataDir, backup: { ...backup, dir: dataDir } })).toEqual({
    data: expect.any(Number),
    backups: expect.any(Number),
  });
});

it("knows none without Git's files", async () => {
  expect(await readCommit(await gitFiles({}))).toBeUndefined();
});
