import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { AwsV4Signer } from "aws4fetch";
import { ImagesUnavailableError } from "../image-store.ts";
import { type S3Settings, objectUrl } from "./s3-settings.ts";

interface S3Request {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** The object's name; without it, the bucket is requested. */
  name?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

export interface S3Limits {
  /** How often a request is sent if the service or the network fails. */
  attempts: number;
  /** Milliseconds for one attempt, including its body. */
  attemptMs: number;
  /** For all attempts and the pauses between: a browser waits ten seconds. */
  withinMs: number;
  /** Upper limit of the first pause; each further one is twice as long. */
  pauseMs: number;
}

export const usualLimits: S3Limits = {
  attempts: 3,
  attemptMs: 4_000,
  withinMs: 8_000,
  pauseMs: 200,
};

/** The service refused: retrying changes nothing. */
export class S3Error extends Error {
  readonly status: number;
  /** The service's error code, such as `NoSuchBucket`; empty if it sent none. */
  readonly code: string;

  constructor(status: number, code: string) {
    super(`S3 answered ${`${status} ${code}`.trim()}`);
    this.name = "S3Error";
    this.status = status;
    this.code = code;
  }
}

/** The service is busy, broken or out of reach: a retry may work. */
class S3AwayError extends Error {}

export type AskS3 = <Result>(
  request: S3Request,
  take: (response: Response) => Promise<Result>,
  limits?: Partial<S3Limits>,
) => Promise<Result | undefined>;

/**
 * Sends signed requests. `take` reads an answer within the attempt's time limit, so that an
 * interrupted one is retried. Undefined if the object doesn't exist. aws4fetch only signs: its own
 * `fetch` has no time limit and doesn't retry network errors.
 * @throws ImagesUnavailableError, whose cause has the details
 */
export function createS3(settings: S3Settings, usual: S3Limits = usualLimits): AskS3 {
  return async function ask(request, take, chosen) {
    const limits = { ...usual, ...chosen };
    const giveUpAt = performance.now() + limits.withinMs;
    for (let attempt = 1; ; attempt += 1) {
      const attemptMs = Math.min(limits.attemptMs, giveUpAt - performance.now());
      try {
        return await attemptOnce(settings, request, take, attemptMs);
      } catch (error) {
        const pauseMs = Math.random() * limits.pauseMs * 2 ** (attempt - 1);
        const isLast =
          attempt >= limits.attempts || performance.now() + pauseMs + leastAttemptMs > giveUpAt;
        if (error instanceof S3Error || isLast) throw unavailable(error);
        await wait(pauseMs);
      }
    }
  };
}

/** An attempt needs at least this long. */
const leastAttemptMs = 100;

async function attemptOnce<Result>(
  settings: S3Settings,
  request: S3Request,
  take: (response: Response) => Promise<Result>,
  attemptMs: number,
): Promise<Result | undefined> {
  const ending = new AbortController();
  const end = () => ending.abort(new S3AwayError(`No answer within ${Math.round(attemptMs)} ms`));
  // A timer that can be cleared: `AbortSignal.timeout` would keep the body in memory until it
  // fires.
  const timer = setTimeout(end, attemptMs);
  try {
    const response = await send(settings, request, ending.signal);
    if (response.ok || response.status === 304) return await take(response);
    const code = codeIn(await response.text());
    if (response.status === 404 && code !== "NoSuchBucket" && request.name !== undefined) {
      return undefined;
    }
    const { status } = response;
    if (status >= 500 || status === 429 || status === 408) {
      throw new S3AwayError(`S3 answered ${`${status} ${code}`.trim()}`);
    }
    throw new S3Error(status, code);
  } finally {
    clearTimeout(timer);
  }
}

async function send(
  settings: S3Settings,
  { method, name, query = {}, headers = {}, body }: S3Request,
  signal: AbortSignal,
): Promise<Response> {
  const url = objectUrl(settings, name);
  url.search = new URLSearchParams(query).toString();
  const { accessKeyId, secretAccessKey, region } = settings;
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    // The service compares it with what it received.
    headers: { ...headers, "x-amz-content-sha256": sha256(body ?? "") },
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
  });
  const signed = await signer.sign();
  // Not signed, because a proxy may change it. Content stored compressed is returned as it was
  // stored.
  signed.headers.set("accept-encoding", "identity");
  return fetch(signed.url, {
    method,
    headers: signed.headers,
    // The signature isn't valid for a redirect's target.
    redirect: "manual",
    signal,
    ...(body !== undefined && { body: new Uint8Array(body) }),
  });
}

function sha256(bytes: Buffer | string): string {
  return hash("sha256", bytes, "hex");
}

/** The rest of such an answer may contain what was signed, so it isn't logged. */
function codeIn(text: string): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? "";
}

function unavailable(cause: unknown): ImagesUnavailableError {
  return new ImagesUnavailableError(imageMessages.storageAway, { cause });
}
