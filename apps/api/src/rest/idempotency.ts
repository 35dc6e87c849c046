import { createHash } from "node:crypto";
import { AppError } from "@before-ten/contracts/errors";
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  forgetIdempotencyKey,
  keepIdempotentAnswer,
} from "@before-ten/db/queries/idempotency-keys";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";

const keptMs = 24 * 60 * 60_000;
const abandonedAfterMs = 60_000;
/** One line of printable characters: a UUID, in most cases. */
const keyPattern = /^[\x20-\x7e]{1,255}$/;

/**
 * A client that got no answer sends the same request with the same `Idempotency-Key` once more, and gets the first one's
 * answer. Only successes are kept: after a failure the same key tries anew. Without the header nothing is kept.
 */
export async function idempotently<Answer extends object>(
  { db, clock }: Pick<Deps, "db" | "clock">,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<Answer>,
): Promise<object> {
  const sent = request.headers["idempotency-key"];
  if (sent === undefined) return run();
  if (typeof sent !== "string" || !keyPattern.test(sent)) {
    throw new AppError(
      "BAD_REQUEST",
      "Please send an Idempotency-Key of 1 to 255 printable characters",
    );
  }
  const { authorization = "" } = request.headers;
  const key = hashed([authorization, request.method, request.url, sent]);
  const fingerprint = hashed(await partsOf(request.body));
  const at = clock.now();
  const isFirst = await claimIdempotencyKey(db, {
    key,
    fingerprint,
    at,
    expiresAt: new Date(at.getTime() + keptMs),
    abandonedBefore: new Date(at.getTime() - abandonedAfterMs),
  });
  if (!isFirst) return repeatAnswer({ db }, { key, fingerprint }, reply);
  try {
    const answer = await run();
    await keepIdempotentAnswer(db, key, answer);
    return answer;
  } catch (error) {
    await forgetIdempotencyKey(db, key);
    throw error;
  }
}

async function repeatAnswer(
  { db }: Pick<Deps, "db">,
  { key, fingerprint }: { key: string; fingerprint: string },
  reply: FastifyReply,
): Promise<object> {
  const first = await findIdempotencyKey(db, key);
  if (first !== undefined && first.fingerprint !== fingerprint) {
    throw new AppError(
      "BAD_REQUEST",
      "This Idempotency-Key belongs to a request with another body. Please send a new one.",
    );
  }
  const answer = first?.answer;
  if (typeof answer !== "object" || answer === null) {
    throw new AppError(
      "CONFLICT",
      "The first request with this Idempotency-Key is not done yet. Please ask again in a second.",
      {
        retryAfterSeconds: 1,
      },
    );
  }
  void reply.header("idempotency-replayed", "true");
  return answer;
}

/** Of a form its fields and the bytes of its files; otherwise the JSON. */
async function partsOf(body: unknown): Promise<(string | Buffer)[]> {
  if (!(body instanceof FormData)) return [JSON.stringify(body ?? null)];
  const parts = [...body].map(async ([name, value]) => [
    name,
    typeof value === "string" ? value : Buffer.from(await value.arrayBuffer()),
  ]);
  return (await Promise.all(parts)).flat();
}

/** With each part's length before it, so that no two lists of parts read alike. */
function hashed(parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest("base64url");
}
