import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { extract } from "tar-stream";
import { DamagedBackupError, WrongKeyError, decryptWith, magic } from "./encryption.ts";
import {
  type BackedUpFile,
  type Manifest,
  manifestName,
  manifestSchema,
  readEntryName,
} from "./manifest.ts";

const zstandard = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Max size of an entry read as a whole: an image, or the manifest of millions of files. */
const maxEntryBytes = 512 * 1024 * 1024;

interface Backup {
  path: string;
  key: string | undefined;
}

/**
 * Reads the whole backup and compares every byte with its manifest, before anything is done with
 * it.
 * @throws WrongKeyError, DamagedBackupError, or an Error with a sentence
 */
export async function checkArchive(backup: Backup): Promise<Manifest> {
  const found: BackedUpFile[] = [];
  let manifest: Manifest | undefined;
  await readEntries(backup, async (name, chunks) => {
    if (manifest !== undefined) throw new DamagedBackupError();
    if (name !== manifestName && readEntryName(name) === undefined) {
      throw new Error(
        `The backup has an entry ${JSON.stringify(name)}, which no backup of this product has. Nothing was restored.`,
      );
    }
    if (name === manifestName) manifest = readManifest(await collect(chunks));
    else found.push(await measure(name, chunks));
  });
  if (manifest === undefined || !isSame(found, manifest.files)) throw new DamagedBackupError();
  return manifest;
}

/** Reads all bytes of an entry. */
type ReadEntry = (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>;

/** Passes every entry to `read`, in order. */
export async function readEntries({ path, key }: Backup, read: ReadEntry): Promise<void> {
  const isEncrypted = await askEncrypted(path);
  if (isEncrypted && key === undefined) {
    throw new Error("This backup is encrypted: set BACKUP_KEY to the key that it was made with.");
  }
  const file = createReadStream(path);
  const unpacked = createZstdDecompress();
  const entries = extract();
  const reading =
    isEncrypted && key !== undefined
      ? pipeline(file, decryptWith(key), withoutEmptyFrame, unpacked, entries)
      : pipeline(file, withoutEmptyFrame, unpacked, entries);
  // Any failure also ends the entries below, with a less useful reason.
  const failed = reading.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  try {
    for await (const entry of entries) await handOut(entry, read);
  } catch (error) {
    if (error instanceof ReaderError) throw error.cause;
    entries.destroy();
    throw await explain(failed, error);
  }
  const first = await failed;
  if (first !== undefined) throw asDamage(first.error);
}

interface TarEntry extends AsyncIterable<unknown> {
  header: { name: string };
}

/** An error of the code that reads an entry, not of the file. */
class ReaderError extends Error {}

async function handOut(entry: TarEntry, read: ReadEntry): Promise<void> {
  let readError: unknown;
  async function* bytes(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of entry) {
        if (!(chunk instanceof Buffer)) throw new TypeError("A file gives bytes");
        yield chunk;
      }
    } catch (error) {
      readError = error;
      throw error;
    }
  }
  try {
    await read(entry.header.name, bytes());
  } catch (cause) {
    throw cause === readError ? cause : new ReaderError("", { cause });
  }
}

async function explain(
  failed: Promise<{ error: unknown } | undefined>,
  error: unknown,
): Promise<unknown> {
  const first = await failed;
  return asDamage(first?.error ?? error);
}

function asDamage(error: unknown): unknown {
  if (error instanceof WrongKeyError || error instanceof DamagedBackupError) return error;
  // An error of the disk, such as an unreadable file.
  if (error instanceof Error && "syscall" in error) return error;
  return new DamagedBackupError(error);
}

async function askEncrypted(path: string): Promise<boolean> {
  const head = Buffer.alloc(magic.length);
  const file = await open(path).catch((cause: unknown) => {
    throw new Error(`The backup ${path} can't be read: is it there, and ours to read?`, { cause });
  });
  try {
    await file.read(head, 0, head.length, 0);
  } finally {
    await file.close();
  }
  if (head.equals(magic)) return true;
  if (head.subarray(0, zstandard.length).equals(zstandard)) return false;
  throw new Error(`${path} is no backup of Before Ten.`);
}

function readManifest(bytes: Buffer): Manifest {
  const parsed = manifestSchema.safeParse(readJson(bytes));
  if (parsed.success) return parsed.data;
  throw new Error("This backup was made by another version of Before Ten, which can restore it.", {
    cause: parsed.error,
  });
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new DamagedBackupError(cause);
  }
}

async function measure(name: string, chunks: AsyncIterable<Buffer>): Promise<BackedUpFile> {
  const sha256 = createHash("sha256");
  let bytes = 0;
  for await (const chunk of chunks) {
    sha256.update(chunk);
    bytes += chunk.length;
  }
  return { name, bytes, sha256: sha256.digest("hex") };
}

export async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const collected: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxEntryBytes) throw new DamagedBackupError();
    collected.push(chunk);
  }
  return Buffer.concat(collected);
}

function isSame(found: readonly BackedUpFile[], expected: readonly BackedUpFile[]): boolean {
  return (
    found.length === expected.length &&
    found.every(({ name, bytes, sha256 }, index) => {
      const file = expected[index];
      return file?.name === name && file.bytes === bytes && file.sha256 === sha256;
    })
  );
}

/** A Zstandard frame without content, with its checksum. */
const emptyFrame = Buffer.from("28b52ffd240001000099e9d851", "hex");

/**
 * Leaves out an empty frame at the end. Node writes one if data is still queued when the stream
 * ends (nodejs/node#66078), and fails to read it if it begins in one chunk and ends in the next.
 */
export async function* withoutEmptyFrame(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let last = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([last, chunk]);
    const end = Math.max(0, bytes.length - emptyFrame.length);
    if (end > 0) yield bytes.subarray(0, end);
    last = bytes.subarray(end);
  }
  if (!last.equals(emptyFrame)) yield last;
}
