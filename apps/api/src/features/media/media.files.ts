import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Serves the stored pictures. A picture's name is its content's hash, so it may be kept for ever. */
export function registerMedia(mediaDir: string) {
  return async function media(app: FastifyInstance): Promise<void> {
    await mkdir(mediaDir, { recursive: true });
    await app.register(fastifyStatic, {
      root: mediaDir,
      prefix: "/media/",
      index: false,
      immutable: true,
      maxAge: "365d",
      // Drawings are text, and lie there compressed too.
      preCompressed: true,
    });
  };
}
