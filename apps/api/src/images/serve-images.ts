import { mkdir } from "node:fs/promises";
import { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance } from "fastify";
import { chooseEncoding } from "../cache/encoding.ts";
import { imageContentType } from "./image-files.ts";
import type { OpenedFile, S3Images } from "./s3/s3-image-store.ts";

/** Serves stored images. A name is a hash of the content, so it can be cached forever. */
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

/** Other files in the store, such as database markers, aren't served. */
const servedName = /^[0-9a-f]{64}-\d+\.(?:avif|webp|jpeg|(?:wordless\.)?svg)$/;

/**
 * Serves the images of a store that isn't on disk, as `serve-images.ts` does for those on disk. A
 * file's name is a hash of its content, so it can be cached forever.
 */
export function registerStoredImages(images: Pick<S3Images, "open">) {
  return async function media(app: FastifyInstance): Promise<void> {
    app.get<{ Params: { name: string } }>("/media/:name", async (request, reply) => {
      const { name } = request.params;
      if (!servedName.test(name)) return reply.callNotFound();
      const { "if-none-match": ifNoneMatch, "accept-encoding": accepted } = request.headers;
      const options = { ifNoneMatch, isHead: request.method === "HEAD" };
      const isDrawing = name.endsWith(".svg");
      const takesBrotli = isDrawing && chooseEncoding(accepted) === "br";
      const compressed = takesBrotli ? await images.open(`${name}.br`, options) : undefined;
      const file = compressed ?? (await images.open(name, options));
      if (file === undefined) return reply.callNotFound();
      void reply.headers({
        "cache-control": "public, max-age=31536000, immutable",
        // A mail read in a browser shows the images on another site's page.
        "cross-origin-resource-policy": "cross-origin",
        ...(file.etag !== undefined && { etag: file.etag }),
        ...(isDrawing && { vary: "accept-encoding" }),
        ...(compressed !== undefined && { "content-encoding": "br" }),
      });
      if (file.isUnchanged) return reply.status(304).send();
      return reply
        .type(imageContentType(name))
        .headers(lengthOf(file))
        .send(file.content ?? nothing());
    });
  };
}

/** HEAD needs a stream too, or Fastify sends Content-Length: 0. */
function nothing(): Readable {
  return Readable.from([]);
}

function lengthOf({ bytes }: OpenedFile): Record<string, number> {
  return bytes === undefined ? {} : { "content-length": bytes };
}
