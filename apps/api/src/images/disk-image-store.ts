import { randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { type ImageStore, ImagesUnavailableError } from "./image-store.ts";

interface DiskImages extends ImageStore {
  /** False from the first write without room until there is room again, which this call checks. */
  hasRoom: () => Promise<boolean>;
}

const fullCodes = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Images as files in one folder, created with the first image. */
export function createDiskImages(dir: string, write: WriteFile = writeFile): DiskImages {
  let isFull = false;
  let trying: Promise<void> | undefined;

  async function tryAgain(): Promise<void> {
    const path = join(dir, `${randomUUID()}.part`);
    try {
      await write(path, Buffer.alloc(roomBytes), { flush: true });
      isFull = false;
    } catch {
      // The disk is still full.
    }
    await rm(path, { force: true }).catch(() => undefined);
    trying = undefined;
  }

  return {
    async put(name, bytes) {
      const unfinished = join(dir, `${name}.${randomUUID()}.part`);
      try {
        await mkdir(dir, { recursive: true });
        await write(unfinished, bytes, { flush: true });
        await rename(unfinished, join(dir, name));
      } catch (error) {
        // An error of the removal would hide the original one.
        await rm(unfinished, { force: true }).catch(() => undefined);
        if (!fullCodes.has(codeOf(error))) throw error;
        isFull = true;
        throw new ImagesUnavailableError(imageMessages.storageFull, { cause: error });
      }
    },
    async hasRoom() {
      if (isFull) await (trying ??= tryAgain());
      return !isFull;
    },
    read: (name) => unlessMissing(readFile(join(dir, name))),
    remove: (name) => rm(join(dir, name), { force: true }),
    async list() {
      const names = await unlessMissing(readdir(dir));
      const files = (names ?? []).map(async (name) => {
        const entry = await unlessMissing(stat(join(dir, name)));
        return entry?.isFile() === true ? [{ name, storedAt: entry.mtime, bytes: entry.size }] : [];
      });
      return (await Promise.all(files)).flat();
    },
  };
}

/** Bytes that must fit on the disk: the size of an ordinary image's files. */
const roomBytes = 512 * 1024;

/** Node's `writeFile`; tests pass one with a full disk. */
type WriteFile = (path: string, bytes: Buffer, options: { flush: true }) => Promise<void>;

/** A file may disappear while the folder is read. */
async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}
