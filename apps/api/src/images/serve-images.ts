import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance } from "fastify";

/**
 * Serves the stored images. A file's name is a hash of its content, so it can be cached forever.
 */
export function registerMedia(mediaDir: string) {
  return async function media(app: FastifyInstance): Promise<void> {
    await mkdir(mediaDir, { recursive: true });
    // "..", and other paths out of the folder, are refused with a 403. Callers get the same answer
    // as for a missing image.
    app.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode === 403) return reply.callNotFound();
      throw error;
    });
    await app.register(fastifyStatic, {
      root: mediaDir,
      prefix: "/media/",
      index: false,
      immutable: true,
      maxAge: "365d",
      // Drawings are text, and also stored compressed.
      preCompressed: true,
      // A mail read in a browser shows the images on another site's page.
      setHeaders: (reply) => void reply.header("cross-origin-resource-policy", "cross-origin"),
    });
  };
}
