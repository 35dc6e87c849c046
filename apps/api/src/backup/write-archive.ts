import { hash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { pack } from "tar-stream";
import { encryptWith } from "./encryption.ts";
import type { BackedUpFile } from "./manifest.ts";

export interface ArchiveWriter extends AsyncDisposable {
  add: (name: string, bytes: Buffer) => Promise<BackedUpFile>;
  /** Gives the complete file its name, and returns its size in bytes. */
  finish: () => Promise<number>;
}

const compression = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 3,
    // Without a key, this and the manifest's hashes detect a changed byte.
    [constants.ZSTD_c_checksumFlag]: 1,
  },
};

/** @throws Error with a sentence if the file exists, because it may be someone's backup */
export async function refuseExistingFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return;
  throw new Error(`There is a file ${path} already: name another one, or move it away.`);
}

/**
 * Begins a file: a tar, compressed with Zstandard, and encrypted if there is a key. It has a
 * temporary name until it is finished; if disposed of before, it is removed.
 */
export function createArchive(path: string, key: string | undefined): ArchiveWriter {
  const unfinished = `${path}.${randomUUID().slice(0, 8)}.part`;
  const tar = pack();
  const packed = createZstdCompress(compression);
  // Readable only by its owner.
  const file = createWriteStream(unfinished, { mode: 0o600, flags: "wx", flush: true });
  const written =
    key === undefined ? pipeline(tar, packed, file) : pipeline(tar, packed, encryptWith(key), file);
  // Errors reach the callers of `add` and `finish`.
  written.catch(() => undefined);
  let isFinished = false;

  return {
    async add(name, bytes) {
      // The file's own error is more useful than the one about the destroyed tar.
      if (tar.destroyed) await written;
      const { promise, resolve } = Promise.withResolvers<void>();
      const header = { name, size: bytes.length, mode: 0o600 };
      tar.entry(header, bytes, (error) => {
        if (error == null) resolve();
      });
      await Promise.race([promise, written]);
      return { name, bytes: bytes.length, sha256: sha256Of(bytes) };
    },
    async finish() {
      tar.finalize();
      await written;
      await rename(unfinished, path);
      isFinished = true;
      return (await stat(path)).size;
    },
    async [Symbol.asyncDispose]() {
      if (isFinished) return;
      tar.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

function sha256Of(bytes: Buffer): string {
  return hash("sha256", bytes, "hex");
}
