import type { FastifyReply } from "fastify";

/** Beside what stands there already, such as the origin, where other sites may call. */
export function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader("vary");
  void reply.header("vary", vary === undefined ? name : `${String(vary)}, ${name}`);
}
