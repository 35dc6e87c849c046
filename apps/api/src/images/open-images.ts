import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "@before-ten/contracts/shared/errors";
import { createDiskImages } from "./disk-image-store.ts";
import type { ImageStore } from "./image-store.ts";
import type { S3Images } from "./s3/s3-image-store.ts";
import type { S3Settings } from "./s3/s3-settings.ts";

export interface OpenedImages {
  images: ImageStore;
  /** The store behind `/media` if images aren't on disk. */
  remoteImages: S3Images | undefined;
  /**
   * False if this machine's disk is full. A service that is down is down for every machine: a load
   * balancer that removed them all would close the site, which still has its pages and data.
   */
  hasRoom: () => Promise<boolean>;
  isAway: () => boolean;
}

/** The folder for images that aren't in S3. */
export function mediaDirIn({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "media");
}

/**
 * Opens the configured store. If it is out of reach, the server still starts: the log says so.
 * @throws Error with a sentence if the service refuses the settings
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
 * @throws Error with a sentence if the service refuses the settings
 */
export async function openS3Images(
  settings: S3Settings,
  onAway: (error: unknown) => void,
): Promise<S3Images> {
  // Loaded lazily, because it pulls in an XML parser.
  const { createS3Images } = await import("./s3/s3-image-store.ts");
  const { explainAnswer, explainS3 } = await import("./s3/explain-s3.ts");
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
