import { AppError } from "@before-ten/contracts/shared/errors";
import { imageMessages } from "@before-ten/contracts/images/messages";
import type { Sharp, SharpInput, SharpOptions } from "sharp";

/** A small file may unfold to gigabytes. */
const limitInputPixels = 40e6;

/**
 * Seconds for all the work on one image. The largest that is accepted takes a tenth of it on an
 * ordinary machine.
 */
const defaultSeconds = 20;

export type OpenImage = (input: SharpInput, options?: SharpOptions) => Sharp;

/**
 * The only way to sharp, so that every image has a limit of pixels and of time. What is opened
 * shares the time that is left from now. The library ends what takes longer, but for an encoder
 * that is at work, such as AVIF's: after that nothing more is opened. The library is loaded with
 * the first image.
 */
export async function startImageWork(seconds = defaultSeconds): Promise<OpenImage> {
  const { default: sharp } = await import("sharp");
  // The library would keep what it decoded, 50 MB of it, for an image that comes again. Ours don't.
  sharp.cache(false);
  const endsAt = performance.now() + seconds * 1_000;
  return (input, options) => {
    const left = Math.ceil((endsAt - performance.now()) / 1_000);
    if (left <= 0) throw tooSlow();
    return sharp(input, { limitInputPixels, ...options }).timeout({ seconds: left });
  };
}

/**
 * The error to answer with when the time for an image was up; undefined for every other error of
 * its work.
 */
export function asTooSlow(error: unknown): AppError | undefined {
  if (error instanceof AppError && error.message === imageMessages.tooSlow) return error;
  const isTimeout = error instanceof Error && /^timeout: \d+% complete/.test(error.message);
  return isTimeout ? tooSlow(error) : undefined;
}

function tooSlow(cause?: Error): AppError {
  return new AppError("BAD_REQUEST", imageMessages.tooSlow, { cause });
}
