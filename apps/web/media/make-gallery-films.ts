import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

/**
 * `node apps/web/media/make-gallery-films.ts`, after make-hero-film.ts: two closer looks at the same street, for the gallery.
 * Needs ffmpeg in PATH.
 */

const run = promisify(execFile);
const films = join(import.meta.dirname, "../public/films");
const looks = [
  { name: "highlights", left: 640, top: 340 },
  { name: "stories", left: 120, top: 350 },
] as const;

for (const { name, left, top } of looks) {
  const path = join(films, name);
  const source = ["-y", "-i", join(films, "hero.mp4"), "-vf", `crop=960:540:${left}:${top}`, "-an"];
  await run("ffmpeg", [
    ...source,
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    "31",
    "-movflags",
    "+faststart",
    `${path}.mp4`,
  ]);
  await run("ffmpeg", [
    ...source,
    "-c:v",
    "libvpx-vp9",
    "-b:v",
    "450k",
    "-cpu-used",
    "4",
    `${path}.webm`,
  ]);
  const { stdout } = await run(
    "ffmpeg",
    [...source, "-frames:v", "1", "-f", "image2pipe", "-c:v", "png", "-"],
    { encoding: "buffer", maxBuffer: 64 * 1024 * 1024 },
  );
  await sharp(stdout).webp({ quality: 80 }).toFile(`${path}.webp`);
}
