import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { formLimits, readForm } from "./read-form.ts";

/**
 * The routes of this scope take multipart forms: the body becomes a FormData, its file in memory.
 * `fileFieldOf` names the field for the image. Permission is checked in a hook that runs before the
 * body is read.
 */
export function acceptForms(
  app: FastifyInstance,
  fileFieldOf: (request: FastifyRequest) => string,
): void {
  void app.register(multipart, { limits: formLimits });
  app.addHook("preValidation", async (request) => {
    if (isForm(request)) request.body = await readForm(request, fileFieldOf(request));
  });
}

export function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false;
}
