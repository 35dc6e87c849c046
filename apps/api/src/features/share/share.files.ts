import type { PublicPost } from "@before-ten/contracts/posts/output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import {
  type SharedEvent,
  type SharedPost,
  sharedEvent,
  sharedPost,
  shareVersion,
} from "@before-ten/contracts/share/share-image";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { createShareImages } from "./share-images.ts";

interface SharedThings {
  deps: Pick<Deps, "images" | "workers" | "siteTexts">;
  /** Reads what is public: a draft is NOT_FOUND for every caller. */
  getEvent: (id: string) => Promise<PublicEvent>;
  getPost: (key: string) => Promise<PublicPost>;
}

/**
 * For the address our pages use, which contains a hash of the image's content. Any other address
 * gets the current drawing, cached for a minute.
 */
const forEver = "public, max-age=31536000, immutable";
const forNow = "public, max-age=60";

/** The images chats show for links to events and posts: `/share/events/{id}.jpg?v={version}`. */
export function registerShareImages({ deps, getEvent, getPost }: SharedThings) {
  return async function shareImages(app: FastifyInstance): Promise<void> {
    const imageOf = createShareImages(deps);

    async function send(
      { query, headers }: FastifyRequest<ShareImageRoute>,
      reply: FastifyReply,
      shared: SharedEvent | SharedPost,
    ): Promise<FastifyReply> {
      const version = shareVersion(shared);
      const etag = `"${version}"`;
      const isUnchanged = headers["if-none-match"]?.includes(etag) === true;
      const image = isUnchanged ? undefined : await imageOf(shared);
      return reply
        .status(isUnchanged ? 304 : 200)
        .headers({
          etag,
          "cache-control": query.v === version ? forEver : forNow,
          // Web chats show it in their own pages.
          "cross-origin-resource-policy": "cross-origin",
        })
        .type("image/jpeg")
        .send(image);
    }

    app.get<ShareImageRoute>("/share/events/:key.jpg", async (request, reply) =>
      send(
        request,
        reply,
        sharedEvent(await getEvent(request.params.key), await deps.siteTexts.read()),
      ),
    );
    app.get<ShareImageRoute>("/share/posts/:key.jpg", async (request, reply) =>
      send(
        request,
        reply,
        sharedPost(await getPost(request.params.key), await deps.siteTexts.read()),
      ),
    );
  };
}

interface ShareImageRoute {
  Params: { key: string };
  Querystring: { v?: string };
}
