import type { FastifyInstance, FastifyRequest } from "fastify";
import { readForm } from "./read-form.ts";

/**
 * The routes of this scope take multipart forms: the body becomes a FormData, its file in memory.
 * `fileFieldOf` names the field for the image. Who may call is asked before, in a hook that runs
 * while the body is still unread.
 */
export function acceptForms(
  app: FastifyInstance,
  fileFieldOf: (request: FastifyRequest) => string,
): void {
  // Read in a hook: after what a parser refuses, Fastify closes the connection before a browser has
  // sent all and reads why.
  app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
  app.addHook("preValidation", async (request) => {
    if (isForm(request)) request.body = await readForm(request.raw, fileFieldOf(request));
  });
}

export function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false;
}
