import { Readable } from "node:stream";
import { load } from "cheerio/slim";
import { imageContentType } from "../image-files.ts";
import type { ImageStore, StoredFile } from "../image-store.ts";
import { type S3Limits, createS3, usualLimits } from "./s3-requests.ts";
import type { S3Settings } from "./s3-settings.ts";

export interface S3Images extends ImageStore {
  /**
   * Opens a file for reading. Undefined if there is none of this name; without its content if the
   * reader already has it, by its entity tag.
   */
  open: (name: string, options: OpenOptions) => Promise<OpenedFile | undefined>;
  /** Sends one request to the bucket, at the start. */
  check: () => Promise<void>;
  /**
   * True from the first request the service didn't answer until the next one it does, which is
   * probed in the background.
   */
  isAway: () => boolean;
}

interface OpenOptions {
  /** The reader's entity tags, as in If-None-Match. */
  ifNoneMatch?: string | undefined;
  isHead?: boolean;
}

export interface OpenedFile {
  etag: string | undefined;
  bytes: number | undefined;
  /** Undefined if it wasn't requested, or hasn't changed. */
  content: Readable | undefined;
  isUnchanged: boolean;
}

/** A name always has the same content, so a CDN can keep it forever. */
const cacheControl = "public, max-age=31536000, immutable";
/** For a whole file sent to a slow reader. */
const contentWithinMs = 60_000;
const trial = { attempts: 1, attemptMs: 2_000, withinMs: 2_000 };

/** Images as objects in a bucket of an S3-compatible service. */
export function createS3Images(settings: S3Settings, limits: S3Limits = usualLimits): S3Images {
  const send = createS3(settings, limits);
  let isAway = false;
  let trying: Promise<void> | undefined;

  /**
   * While the service is away, calls use the short limits of a trial; a save that fails removes its
   * files.
   */
  const ask: typeof send = async (request, take, chosen) => {
    try {
      const result = await send(request, take, isAway ? trial : chosen);
      isAway = false;
      return result;
    } catch (error) {
      isAway = true;
      throw error;
    }
  };

  async function tryAgain(): Promise<void> {
    await check(trial).catch(() => undefined);
    trying = undefined;
  }

  async function check(chosen?: Partial<S3Limits>): Promise<void> {
    await listPage({ "max-keys": "1" }, chosen);
  }

  async function listPage(query: Record<string, string>, chosen?: Partial<S3Limits>) {
    const request = { method: "GET", query: { "list-type": "2", ...query } } as const;
    return readListing((await ask(request, (response) => response.text(), chosen)) ?? "");
  }

  return {
    async put(name, bytes) {
      const headers = { "content-type": imageContentType(name), "cache-control": cacheControl };
      await ask({ method: "PUT", name, body: bytes, headers }, (response) => response.text());
    },
    read: (name) =>
      ask({ method: "GET", name }, async (response) => Buffer.from(await response.arrayBuffer())),
    async remove(name) {
      await ask({ method: "DELETE", name }, (response) => response.text());
    },
    async list() {
      const files: StoredFile[] = [];
      for (let token: string | undefined = ""; token !== undefined;) {
        const from = token === "" ? {} : { "continuation-token": token };
        const { files: more, next } = await listPage(from);
        if (next === token) throw new Error("The image store lists the same files again and again");
        files.push(...more);
        token = next;
      }
      return files;
    },
    open: (name, { ifNoneMatch, isHead = false }) =>
      ask(
        {
          method: isHead ? "HEAD" : "GET",
          name,
          ...(ifNoneMatch !== undefined && { headers: { "if-none-match": ifNoneMatch } }),
        },
        (response) => openedFile(response, ifNoneMatch),
      ),
    check: () => check(),
    isAway() {
      if (isAway) trying ??= tryAgain();
      return isAway;
    },
  };
}

async function openedFile(response: Response, ifNoneMatch = ""): Promise<OpenedFile> {
  const etag = response.headers.get("etag") ?? undefined;
  // Content compressed on the way, which we didn't ask for, has another length than the header
  // says.
  const length = response.headers.has("content-encoding")
    ? null
    : response.headers.get("content-length");
  // Not every service supports the header.
  const isUnchanged = response.status === 304 || (etag !== undefined && ifNoneMatch.includes(etag));
  const { body } = response;
  if (isUnchanged) await body?.cancel();
  return {
    etag,
    bytes: length === null ? undefined : Number(length),
    content: isUnchanged || body === null ? undefined : inTime(Readable.fromWeb(body)),
    isUnchanged,
  };
}

/** Ends streams that aren't read to the end. */
function inTime(content: Readable): Readable {
  const timer = setTimeout(() => content.destroy(), contentWithinMs);
  return content.once("close", () => clearTimeout(timer));
}

interface Listing {
  files: StoredFile[];
  /** The token of the next page; undefined on the last one. */
  next: string | undefined;
}

/**
 * Parses a page of ListObjectsV2: at most a thousand objects.
 * @throws Error for anything else, such as a page of a web server that isn't S3
 */
export function readListing(xml: string): Listing {
  const find = load(xml, { xmlMode: true });
  if (find("ListBucketResult").length === 0) throw new Error("The answer lists no bucket");
  const files = find("ListBucketResult > Contents")
    .toArray()
    .map((element) => {
      const textOf = (name: string) => find(element).children(name).text();
      return {
        name: textOf("Key"),
        storedAt: new Date(textOf("LastModified")),
        bytes: Number(textOf("Size")),
        ...md5Of(textOf("ETag")),
      };
    });
  const isTruncated = find("ListBucketResult > IsTruncated").text() === "true";
  const token = find("ListBucketResult > NextContinuationToken").text();
  if (isTruncated && token === "") throw new Error("The list ends early, and names no next page");
  return { files, next: isTruncated ? token : undefined };
}

/** The entity tag is the MD5 unless the service encrypts with its own key. */
function md5Of(etag: string): Pick<StoredFile, "md5"> {
  const md5 = /^"?([0-9a-f]{32})"?$/.exec(etag)?.[1];
  return md5 === undefined ? {} : { md5 };
}
