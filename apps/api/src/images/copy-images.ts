import { hash } from "node:crypto";
import { AppError } from "@before-ten/contracts/shared/errors";
import pLimit from "p-limit";
import { imageIdOf, markPattern } from "./image-files.ts";
import type { ImageStore, StoredFile } from "./image-store.ts";

export interface CopyResult {
  /** Our files; others are left alone. */
  total: number;
  copied: number;
  copiedBytes: number;
  /** Already there with the same content. */
  skipped: number;
  /** Removed during the copy, as a sweep does. */
  gone: number;
  /** Names of files that read back differently than written. */
  damaged: string[];
  /** A store was full or out of reach: the rest wasn't tried. */
  stoppedBy: AppError | undefined;
}

/** One file at a time would mostly wait; many would take memory. */
const filesAtOnce = 8;

/**
 * Copies what the other store lacks, and reads each file back. Nothing is removed, so it may run
 * next to the server, and repeatedly: existing files are skipped.
 */
export async function copyImages(
  { from, to }: { from: ImageStore; to: ImageStore },
  report: (done: number, total: number) => void = () => undefined,
): Promise<CopyResult> {
  const [files, present] = await Promise.all([from.list(), to.list()]);
  const ours = files.filter(({ name }) => isWhole(name));
  const presentByName = new Map(present.map((file) => [file.name, file]));
  const result: CopyResult = {
    total: ours.length,
    copied: 0,
    copiedBytes: 0,
    skipped: 0,
    gone: 0,
    damaged: [],
    stoppedBy: undefined,
  };
  let done = 0;

  async function copy(file: StoredFile): Promise<void> {
    const { name } = file;
    if (await hasSameMd5(from, to, file, presentByName.get(name))) {
      result.skipped += 1;
      return;
    }
    const bytes = await from.read(name);
    if (bytes === undefined) {
      result.gone += 1;
      return;
    }
    const sum = sha256(bytes);
    const hasSameSize = presentByName.get(name)?.bytes === bytes.length;
    if (hasSameSize && sha256((await to.read(name)) ?? nothing) === sum) {
      result.skipped += 1;
      return;
    }
    await to.put(name, bytes);
    const written = await to.read(name);
    if (written === undefined || sha256(written) !== sum) {
      result.damaged.push(name);
      return;
    }
    result.copied += 1;
    result.copiedBytes += bytes.length;
  }

  const limit = pLimit(filesAtOnce);
  const copying = ours.map((file) =>
    limit(async () => {
      if (result.stoppedBy !== undefined) return;
      try {
        await copy(file);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.stoppedBy = error;
      }
      done += 1;
      report(done, ours.length);
    }),
  );
  await Promise.all(copying);
  return result;
}

/** Whether it is a completely written image file, or the owning database's marker. */
function isWhole(name: string): boolean {
  return (imageIdOf(name) !== undefined && !name.endsWith(".part")) || markPattern.test(name);
}

/**
 * Whether one store's list contains the hash of the other's file, so that it needn't be read. A
 * different value proves nothing, because not every service's entity tag is an MD5.
 */
async function hasSameMd5(
  from: ImageStore,
  to: ImageStore,
  file: StoredFile,
  present: StoredFile | undefined,
): Promise<boolean> {
  if (present?.bytes !== file.bytes) return false;
  if (file.md5 !== undefined && present.md5 !== undefined) return file.md5 === present.md5;
  const md5 = file.md5 ?? present.md5;
  if (md5 === undefined) return false;
  const bytes = await (file.md5 === undefined ? from : to).read(file.name);
  return bytes !== undefined && hash("md5", bytes, "hex") === md5;
}

const nothing = Buffer.alloc(0);

function sha256(bytes: Buffer): string {
  return hash("sha256", bytes, "hex");
}
