import etag from "@fastify/etag";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** How long others may keep what is the same for everybody. Admins's changes show after at most this long. */
export const sharedSeconds = 60;

/** Until the first of these instants, ISO 8601, is there: then the answer looks different. */
export function secondsUntilFirst(instants: readonly string[], now: Date): number {
  const seconds = instants
    .map((instant) => Math.floor((Date.parse(instant) - now.getTime()) / 1000))
    .filter((left) => left >= 0);
  return Math.min(sharedSeconds, ...seconds);
}

/** An unchanged answer is a 304. */
export async function answerUnchanged(app: FastifyInstance): Promise<void> {
  await app.register(etag);
}

/** What carries a token is its owner's alone: admins see drafts at the same address. */
export function setCacheControl(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  maxAgeSeconds: number | undefined,
): void {
  const isShared = maxAgeSeconds !== undefined && headers.authorization === undefined;
  void reply.header("cache-control", isShared ? `public, max-age=${maxAgeSeconds}` : "no-store");
  // Beside what stands there already: the origin, where other sites may call.
  const vary = [reply.getHeader("vary"), maxAgeSeconds !== undefined && "Authorization"];
  if (vary.some(Boolean)) void reply.header("vary", vary.filter(Boolean).join(", "));
}
