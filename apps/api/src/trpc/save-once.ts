import { createHash } from "node:crypto";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  forgetIdempotencyKey,
  keepIdempotentAnswer,
} from "@before-ten/db/queries/shared/idempotency-keys";
import { inTransaction } from "@before-ten/db/transactions";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import type { Context } from "./context.ts";

export const idempotencyKeysStayForMs = 24 * 60 * 60_000;
/** Longer than an image takes, with its queue. A slower call is refused at its commit. */
const abandonedAfterMs = 20_000;
/** One line of printable characters: usually a UUID. */
const keyPattern = /^[\x20-\x7e]{1,255}$/;

/** Writes, and returns what was written. */
type Save<Tools, Answer> = (deps: Tools) => Promise<Answer>;

/**
 * For calls that create something. A client that got no answer repeats the request with the same
 * `Idempotency-Key`, and gets the first answer: it is stored in the transaction that saves, so that
 * a kill leaves both or neither. Only successes are stored; after a failure the key can be used
 * again. Without the header nothing is stored.
 * @param prepare does the slow work, and returns how to save: the transaction isn't open yet
 * @param schema of the answer, which may have been stored by another version of the server
 */
export async function saveOnce<Tools extends Deps, Answer>(
  ctx: Pick<Context, "request" | "reply"> & { deps: Tools },
  schema: z.ZodType<Answer>,
  prepare: () => Promise<Save<Tools, Answer>>,
): Promise<Answer> {
  const { db, clock } = ctx.deps;
  const call = await keyedCallOf(ctx.request);
  if (call === undefined) return (await prepare())(ctx.deps);
  const at = clock.now();
  const claim = { ...call, at };
  const isFirst = await claimIdempotencyKey(db, {
    ...claim,
    expiresAt: new Date(at.getTime() + idempotencyKeysStayForMs),
    abandonedBefore: new Date(at.getTime() - abandonedAfterMs),
  });
  if (!isFirst) return repeatAnswer(ctx, schema, call);
  try {
    const save = await prepare();
    return await inTransaction(db, async (trx) => {
      const answer = await save({ ...ctx.deps, db: trx });
      if (!(await keepIdempotentAnswer(trx, claim, answer))) throw underWay();
      return answer;
    });
  } catch (error) {
    // If the database is down, the key can be used again once it counts as abandoned.
    await forgetIdempotencyKey(db, claim).catch(() => undefined);
    throw error;
  }
}

async function repeatAnswer<Answer>(
  { deps: { db }, reply }: Pick<Context, "deps" | "reply">,
  schema: z.ZodType<Answer>,
  { key, fingerprint }: KeyedCall,
): Promise<Answer> {
  const first = await findIdempotencyKey(db, key);
  if (first !== undefined && first.fingerprint !== fingerprint) {
    throw new AppError(
      "BAD_REQUEST",
      "This Idempotency-Key belongs to a request with another body. Please send a new one.",
    );
  }
  if (first === undefined || first.answer === null) throw underWay();
  const { data, error } = schema.safeParse(first.answer);
  if (error !== undefined) {
    throw new AppError("CONFLICT", "This was saved already. Please look for it in the list.", {
      cause: error,
    });
  }
  void reply.header("idempotency-replayed", "true");
  return data;
}

function underWay(): AppError {
  return new AppError("CONFLICT", "This is being saved already. Please try again in a second.", {
    retryAfterSeconds: 1,
  });
}

interface KeyedCall {
  key: string;
  /** Distinguishes a repetition from another request with the same key. */
  fingerprint: string;
}

/** Undefined without the header. Caller and key are hashed in, so the input can't be guessed. */
async function keyedCallOf({
  headers,
  method,
  url,
  body,
}: FastifyRequest): Promise<KeyedCall | undefined> {
  const sent = headers["idempotency-key"];
  if (sent === undefined) return undefined;
  if (typeof sent !== "string" || !keyPattern.test(sent)) {
    throw new AppError(
      "BAD_REQUEST",
      "Please send an Idempotency-Key of 1 to 255 printable characters",
    );
  }
  if (isBatch(url)) {
    throw new AppError(
      "BAD_REQUEST",
      "An Idempotency-Key belongs to one call. Please send this one outside of a batch.",
    );
  }
  const caller = [headers.authorization ?? "", method, url, sent];
  return { key: hashed(caller), fingerprint: hashed([...caller, ...(await partsOf(body))]) };
}

/** Calls of one request share its headers: the second would get the first one's answer. */
function isBatch(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return path.startsWith("/trpc/") && /,|%2c/i.test(path);
}

/** A form's fields and its files' bytes; otherwise the JSON. */
async function partsOf(body: unknown): Promise<(string | Buffer)[]> {
  if (!(body instanceof FormData)) return [JSON.stringify(body ?? null)];
  const parts = [...body].map(async ([name, value]) => [
    name,
    typeof value === "string" ? value : Buffer.from(await value.arrayBuffer()),
  ]);
  return (await Promise.all(parts)).flat();
}

/** With each part's length before it, so that different lists never hash alike. */
function hashed(parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest("base64url");
}
