import { parseArgs } from "node:util";
import { type CopyResult, copyImages } from "../images/copy-images.ts";
import { createDiskImages } from "../images/disk-image-store.ts";
import { mediaDirIn, openS3Images } from "../images/open-images.ts";
import { createProgress } from "./progress.ts";
import { runCommand } from "./run-command.ts";

/**
 * `pnpm images:copy --to s3` or `--to disk`: copies images from DATA_DIR to the configured bucket,
 * or back. The server may be running.
 */
await runCommand(async (settings) => {
  const target = targetOf(process.argv.slice(2));
  if (settings.s3 === undefined) {
    throw new Error("The settings name no bucket: S3_BUCKET and the others that begin with S3_.");
  }
  const { bucket } = settings.s3;
  const s3 = await openS3Images(settings.s3, (error) => {
    throw new Error(`${bucket} can't be reached, so nothing was copied. Try again later.`, {
      cause: error,
    });
  });
  const dir = mediaDirIn(settings);
  const disk = createDiskImages(dir);
  const [from, to] = target === "s3" ? [disk, s3] : [s3, disk];
  const place = target === "s3" ? `the bucket ${bucket}` : dir;
  const progress = createProgress(process.stdout);
  const result = await progress.during(`Copying images to ${place}`, (report) =>
    copyImages({ from, to }, (done, total) => report(`${done} of ${total} files`)),
  );
  console.log(`\n${summary(result)}\n`);
  if (result.damaged.length > 0) {
    throw new Error(`Not as they were written: ${result.damaged.join(", ")}. Run it again.`);
  }
  if (result.stoppedBy !== undefined) {
    throw new Error(`${result.stoppedBy.message} Run it again to carry on from here.`);
  }
});

function targetOf(args: string[]): "s3" | "disk" {
  const { to } = parseArgs({ args, options: { to: { type: "string" } }, strict: false }).values;
  if (to === "s3" || to === "disk") return to;
  throw new Error("Please say where to: pnpm images:copy --to s3, or --to disk.");
}

function summary({ total, copied, copiedBytes, skipped, gone, damaged }: CopyResult): string {
  const megabytes = (copiedBytes / 1_000_000).toFixed(1);
  const rest = total - copied - skipped - gone - damaged.length;
  return [
    `${total} files: ${copied} copied and read back (${megabytes} MB), ${skipped} there already`,
    ...(gone > 0 ? [`${gone} removed meanwhile`] : []),
    ...(damaged.length > 0 ? [`${damaged.length} damaged`] : []),
    ...(rest > 0 ? [`${rest} still to do`] : []),
  ].join(", ");
}
