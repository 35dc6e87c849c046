import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "@before-ten/contracts/shared/errors";
import { createDiskImages } from "./disk-image-store.ts";
import type { ImageStore } from "./image-store.ts";
import type { S3Images } from "./s3-image-store.ts";
import type { S3Settings } from "./s3-settings.ts";

export interface OpenedImages {
  images: ImageStore;
  /** What `/media` is read from, where images don't lie on disk. */
  remoteImages: S3Images | undefined;
  /**
   * False when this machine's disk is full. A service that is away is away for every machine: a
   * balancer that took them all out would close the site, which has its pages and its data.
   */
  hasRoom: () => Promise<boolean>;
  isAway: () => boolean;
}

/** Where images lie that don't lie in S3. */
export function mediaDirIn({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "media");
}

/**
 * Opens the store that the settings name. One that is out of reach is no reason not to start: the
 * log says so.
 * @throws Error with a sentence, when the service refuses what the settings say
 */
export async function openImages(
  settings: { dataDir: string; s3: S3Settings | undefined },
  log: Pick<FastifyBaseLogger, "error">,
): Promise<OpenedImages> {
  if (settings.s3 === undefined) {
    const disk = createDiskImages(mediaDirIn(settings));
    const { hasRoom } = disk;
    return { images: disk, remoteImages: undefined, hasRoom, isAway: () => false };
  }
  const images = await openS3Images(settings.s3, (err) =>
    log.error({ err }, "the image store is out of reach: the site opens without its images"),
  );
  return {
    images,
    remoteImages: images,
    hasRoom: () => Promise.resolve(true),
    isAway: images.isAway,
  };
}

/**
 * The bucket, once it has answered.
 * @throws Error with a sentence, when the service refuses what the settings say
 */
export async function openS3Images(
  settings: S3Settings,
  onAway: (error: unknown) => void,
): Promise<S3Images> {
  // Loaded where there is one: it brings a reader of XML.
  const { createS3Images } = await import("./s3-image-store.ts");
  const { explainAnswer, explainS3 } = await import("./explain-s3.ts");
  const images = createS3Images(settings);
  try {
    await images.check();
  } catch (error) {
    const sentence = explainS3(error, settings);
    if (sentence !== undefined) throw new Error(sentence, { cause: error });
    if (!(error instanceof AppError)) throw new Error(explainAnswer(settings), { cause: error });
    onAway(error.cause);
  }
  return images;
}
