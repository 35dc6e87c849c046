import type { FastifyReply } from "fastify";

/** Adds to existing values, such as the origin if other sites may call. */
export function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader("vary");
  void reply.header("vary", vary === undefined ? name : `${String(vary)}, ${name}`);
}
