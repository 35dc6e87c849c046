import { AppError } from "@before-ten/contracts/shared/errors";
import type { SharedEvent, SharedPost } from "@before-ten/contracts/share/share-image";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { OverloadError } from "../../http/overload/overload-error.ts";
import { fileNameOf } from "../../images/present-image.ts";
import { WorkerError } from "../../workers/worker-process.ts";
import type { ShareImageInput } from "./render-share-image.task.ts";

type Shared = SharedEvent | SharedPost;

/** Makes the JPEG of a share image. */
export type ImageOf = (shared: Shared) => Promise<Buffer>;

interface ShareDeps extends Pick<Deps, "workers"> {
  images: Pick<Deps["images"], "read">;
}

/** About eighty images. */
const maxCachedBytes = 8 * 1024 * 1024;
/** With a longer queue, images would come later than messengers wait. */
const maxWaiting = 20;
const retryAfterSeconds = 10;
/** Per image; ten times what it takes, including the worker's start. */
const withinMs = 10_000;
const imageSchema = z.instanceof(Buffer);

/**
 * Draws one image at a time, so that a worker stays free for admins' uploads, and caches the
 * latest. Requests for an image that is being drawn wait for it.
 */
export function createShareImages(deps: ShareDeps): ImageOf {
  const oneAtATime = pLimit(1);
  const cached = new LRUCache<string, Buffer, { shared: Shared }>({
    maxSize: maxCachedBytes,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { shared } }) => {
      if (oneAtATime.pendingCount >= maxWaiting) throw tooMany();
      return oneAtATime(() => render(shared, deps)).catch((error: unknown) => {
        throw error instanceof WorkerError ? notDrawn(error) : error;
      });
    },
  });
  return (shared) => cached.forceFetch(JSON.stringify(shared), { context: { shared } });
}

/** A post without an image, or whose file is missing, gets a drawn scene. */
async function render(shared: Shared, { images, workers }: ShareDeps): Promise<Buffer> {
  const own = "image" in shared ? shared.image : null;
  const input: ShareImageInput = {
    shared,
    image: own === null ? undefined : await images.read(fileNameOf(own)),
  };
  const module = new URL("render-share-image.task.ts", import.meta.url).href;
  return imageSchema.parse(await workers.run({ module, input, withinMs }));
}

function tooMany(): OverloadError {
  return new OverloadError("share images", {
    message: "Too many images at once. Please try again soon.",
    retryAfterSeconds,
  });
}

function notDrawn(cause: WorkerError): AppError {
  return new AppError(
    "SERVICE_UNAVAILABLE",
    "This image could not be drawn just now. Please try again soon.",
    { cause, retryAfterSeconds },
  );
}
