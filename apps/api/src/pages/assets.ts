import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** A file's name contains its content's hash, so it can be cached forever. */
const hashedFiles = "/assets/";

/** Serves the site's build: one route for each file that exists when the server starts. */
export async function registerAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
    decorateReply: false,
    preCompressed: true,
    index: false,
    logLevel: "warn",
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.slice(clientDir.length).startsWith(hashedFiles);
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}
