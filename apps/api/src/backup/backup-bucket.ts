import { type FileHandle, open } from "node:fs/promises";
import { AppError } from "@before-ten/contracts/shared/errors";
import { load } from "cheerio/slim";
import { explainAnswer, explainS3 } from "../images/s3/explain-s3.ts";
import { createS3Images } from "../images/s3/s3-image-store.ts";
import { type S3Limits, createS3 } from "../images/s3/s3-requests.ts";
import type { S3Settings } from "../images/s3/s3-settings.ts";
import { sortBackupNames } from "./backup-files.ts";

/** Backups as objects in a bucket. Failures throw an Error with a sentence. */
export interface BackupBucket {
  /** The bucket's name. */
  name: string;
  /** The names of the backups in it, newest first. */
  list: () => Promise<string[]>;
  upload: (path: string, name: string) => Promise<void>;
  /** Writes to a file that doesn't exist yet. */
  download: (name: string, path: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/** Backups run in the background, so retries can be patient. */
const patientLimits: S3Limits = {
  attempts: 6,
  attemptMs: 60_000,
  withinMs: 600_000,
  pauseMs: 1_000,
};

/** Each part is in memory while it is sent. S3 requires at least 5 MB, and at most 10,000 parts. */
const usualPartBytes = 16 * 1024 * 1024;
const mostParts = 10_000;

export function openBackupBucket(
  settings: S3Settings,
  limits: S3Limits = patientLimits,
): BackupBucket {
  const ask = createS3(settings, limits);
  const objects = createS3Images(settings, limits);
  const tell = <Result>(work: Promise<Result>) => inSentences(work, settings);

  return {
    name: settings.bucket,
    list: () => tell(objects.list().then((files) => sortBackupNames(files.map(nameOf)))),
    upload: (path, name) => tell(upload(path, name)),
    download: (name, path) => tell(download(name, path)),
    remove: (name) => tell(objects.remove(name)),
  };

  /** In parts, so that an interrupted upload continues from there. */
  async function upload(path: string, name: string): Promise<void> {
    await using file = await open(path);
    const { size } = await file.stat();
    const partBytes = Math.max(usualPartBytes, Math.ceil(size / mostParts));
    const uploadId = await beginUpload(name);
    try {
      const etags: string[] = [];
      for (let from = 0; from < size; from += partBytes) {
        const body = await readPart(file, from, Math.min(partBytes, size - from));
        etags.push(await uploadPart({ name, uploadId, number: etags.length + 1, body }));
      }
      await completeUpload(name, uploadId, etags);
      // A 200 may contain an error, and a lost answer may have been a success.
      if ((await askSize(name)) !== size) {
        throw new Error(`The bucket ${settings.bucket} has no whole ${name} after its upload.`);
      }
    } catch (error) {
      // The uploaded parts cost storage, so they are removed; the original error is the one
      // reported.
      const query = { uploadId };
      await ask({ method: "DELETE", name, query }, readText).catch(() => undefined);
      throw error;
    }
  }

  async function beginUpload(name: string): Promise<string> {
    const headers = { "content-type": "application/octet-stream" };
    const request = { method: "POST", name, query: { uploads: "" }, headers } as const;
    const find = load((await ask(request, readText)) ?? "", { xmlMode: true });
    const uploadId = find("InitiateMultipartUploadResult > UploadId").text();
    if (uploadId === "") throw new Error(explainAnswer(settings, "no id of an upload"));
    return uploadId;
  }

  async function uploadPart(part: {
    name: string;
    uploadId: string;
    number: number;
    body: Buffer;
  }): Promise<string> {
    const { name, uploadId, number, body } = part;
    const query = { partNumber: String(number), uploadId };
    const etag = await ask({ method: "PUT", name, query, body }, async (response) => {
      await response.text();
      return response.headers.get("etag") ?? "";
    });
    if (!etag) throw new Error(explainAnswer(settings, "no entity tag of a part"));
    return etag;
  }

  async function completeUpload(name: string, uploadId: string, etags: string[]): Promise<void> {
    const parts = etags.map(
      (etag, index) =>
        `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag.replaceAll('"', "&quot;")}</ETag></Part>`,
    );
    const body = Buffer.from(
      `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join("")}</CompleteMultipartUpload>`,
    );
    const headers = { "content-type": "application/xml" };
    await ask({ method: "POST", name, query: { uploadId }, headers, body }, readText);
  }

  async function download(name: string, path: string): Promise<void> {
    const size = await askSize(name);
    if (size === undefined) {
      throw new Error(`There is no backup ${name} in the bucket ${settings.bucket}.`);
    }
    await using file = await open(path, "wx", 0o600);
    for (let from = 0; from < size; from += usualPartBytes) {
      const to = Math.min(from + usualPartBytes, size) - 1;
      const headers = { range: `bytes=${from}-${to}` };
      const bytes = await ask({ method: "GET", name, headers }, async (response) =>
        Buffer.from(await response.arrayBuffer()),
      );
      if (bytes?.length !== to - from + 1) {
        throw new Error(explainAnswer(settings, "another part than was asked for"));
      }
      await file.write(bytes, 0, bytes.length, from);
    }
    await file.sync();
  }

  async function askSize(name: string): Promise<number | undefined> {
    return ask({ method: "HEAD", name }, (response) =>
      Promise.resolve(Number(response.headers.get("content-length"))),
    );
  }
}

const nameOf = ({ name }: { name: string }) => name;
const readText = (response: Response) => response.text();

async function readPart(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, from);
  if (bytesRead !== length) throw new Error("The backup has become shorter while it was read.");
  return buffer;
}

/** Turns an error of the bucket into a sentence that says what to configure. */
async function inSentences<Result>(work: Promise<Result>, settings: S3Settings): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { bucket, endpoint } = settings;
    const reason = error.cause instanceof Error ? error.cause.message : "no answer";
    const sentence =
      explainS3(error, settings) ??
      `The bucket ${bucket} at ${endpoint} can't be used now (${reason}): is the service there?`;
    throw new Error(sentence, { cause: error });
  }
}
