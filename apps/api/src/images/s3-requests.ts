import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { AwsV4Signer } from "aws4fetch";
import { ImagesUnavailableError } from "./images-unavailable.ts";
import { type S3Settings, objectUrl } from "./s3-settings.ts";

interface S3Request {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Of an object; without it, the bucket is asked. */
  name?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

export interface S3Limits {
  /** How often a request is sent that the service, or the way to it, fails. */
  attempts: number;
  /** Milliseconds for one attempt, its body included. */
  attemptMs: number;
  /** For all of them and the pauses between: a browser waits ten seconds. */
  withinMs: number;
  /** The first pause is at most as long; each further one, twice as long. */
  pauseMs: number;
}

export const usualLimits: S3Limits = {
  attempts: 3,
  attemptMs: 4_000,
  withinMs: 8_000,
  pauseMs: 200,
};

/** The service said no: asking once more changes nothing. */
export class S3Error extends Error {
  readonly status: number;
  /** The service's word for it, as `NoSuchBucket`; empty where it said none. */
  readonly code: string;

  constructor(status: number, code: string) {
    super(`S3 answered ${`${status} ${code}`.trim()}`);
    this.name = "S3Error";
    this.status = status;
    this.code = code;
  }
}

/** The service is busy, broken or out of reach: it may work a moment later. */
class S3AwayError extends Error {}

export type AskS3 = <Result>(
  request: S3Request,
  take: (response: Response) => Promise<Result>,
  limits?: Partial<S3Limits>,
) => Promise<Result | undefined>;

/**
 * Sends signed requests. `take` reads an answer within the attempt's time, so that one that breaks
 * off is asked for again. Undefined for an object that isn't there. aws4fetch only signs: its own
 * `fetch` knows no time limit and doesn't repeat what the network failed.
 * @throws ImagesUnavailableError, whose cause says more
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

/** Less than this is no time for an attempt. */
const leastAttemptMs = 100;

async function attemptOnce<Result>(
  settings: S3Settings,
  request: S3Request,
  take: (response: Response) => Promise<Result>,
  attemptMs: number,
): Promise<Result | undefined> {
  const ending = new AbortController();
  const end = () => ending.abort(new S3AwayError(`No answer within ${Math.round(attemptMs)} ms`));
  // Its own timer, which is cleared: `AbortSignal.timeout` would keep the body until its end.
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
    // The service compares it with what came.
    headers: { ...headers, "x-amz-content-sha256": sha256(body ?? "") },
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
  });
  const signed = await signer.sign();
  // Behind the signature, as a proxy may change it. What is compressed comes back as it was put.
  signed.headers.set("accept-encoding", "identity");
  return fetch(signed.url, {
    method,
    headers: signed.headers,
    // A redirect leads to where the signature doesn't count.
    redirect: "manual",
    signal,
    ...(body !== undefined && { body: new Uint8Array(body) }),
  });
}

function sha256(bytes: Buffer | string): string {
  return hash("sha256", bytes, "hex");
}

/** The rest of such an answer may hold what was signed, and isn't for a log. */
function codeIn(text: string): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? "";
}

function unavailable(cause: unknown): ImagesUnavailableError {
  return new ImagesUnavailableError(imageMessages.storageAway, { cause });
}
