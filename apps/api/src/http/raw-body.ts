import type { FastifyRequest } from "fastify";

const texts = new WeakMap<FastifyRequest, string>();

/** Keeps a body as it was sent, as signatures are of its bytes. */
export function keepRawBody(request: FastifyRequest, text: string): void {
  texts.set(request, text);
}

/** Empty without a JSON body, and of a call that isn't REST. */
export function rawBodyOf(request: FastifyRequest): string {
  return texts.get(request) ?? "";
}
