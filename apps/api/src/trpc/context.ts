import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { CountCall } from "../rate-limits.ts";

/** What a procedure knows of the call it answers. REST, tRPC and server rendering all make the same one. */
export interface Context {
  deps: Deps;
  countCall: CountCall;
  request: FastifyRequest;
  reply: FastifyReply;
}
