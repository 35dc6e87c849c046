/**
 * Draws the hero's film, "the walk to the venue in late sun", and its stills:
 *
 * node packages/drawing/src/make-hero-film.ts everything, some ten minutes node
 * packages/drawing/src/make-hero-film.ts --stills the stills only, --phone the phones' film only
 *
 * Needs ffmpeg with libsvtav1 and libx264 in PATH. Writes apps/web/public/films/hero*; commit what
 * it writes. Nothing is random and everything moves in whole cycles of the loop: a run repeats the
 * last one's images, though AV1's encoder, which works in threads, doesn't repeat its bytes.
 */
import { mkdtemp, mkdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { encodeMp4, encodeWebm, writeMaster } from "./films/encode.ts";
import { drawScene } from "./films/scene.ts";
import { film, frame, sun } from "./films/stage.ts";

const films = fileURLToPath(new URL("../../../apps/web/public/films/", import.meta.url));
const largestFilm = 600_000;
/** Of the phones' still, in pixels. */
const tall = { width: 660, height: 1016 };

await mkdir(films, { recursive: true });
if (!process.argv.includes("--phone")) await makeStills();
if (!process.argv.includes("--phone") && !process.argv.includes("--stills")) await makeFilms();
if (!process.argv.includes("--stills")) await makePhoneFilms();

/** The poster is the film's first frame, so that the film can take its place unnoticed. */
async function makeStills(): Promise<void> {
  const first = sharp(Buffer.from(drawScene(0))).removeAlpha();
  await first
    .clone()
    .avif({ quality: 58, effort: 9, chromaSubsampling: "4:4:4" })
    .toFile(`${films}hero.avif`);
  await first
    .clone()
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toFile(`${films}hero.webp`);
  await first.clone().jpeg({ quality: 66, mozjpeg: true }).toFile(`${films}hero.jpg`);

  // Fewer pixels than a phone has: it lies under a veil, and gives way to the film or is what those
  // see who save data; cut where `object-position: 70% 50%` cuts the film on a tall phone.
  const density = 72 * (tall.height / frame.height);
  const large = sharp(Buffer.from(drawScene(0)), { density }).removeAlpha();
  const spare = Math.round(frame.width * (tall.height / frame.height)) - tall.width;
  const phone = large.extract({ left: Math.round((sun.x / frame.width) * spare), top: 0, ...tall });
  await phone
    .clone()
    .avif({ quality: 32, effort: 9, chromaSubsampling: "4:2:0" })
    .toFile(`${films}hero-phone.avif`);
  await phone
    .clone()
    .webp({ quality: 66, effort: 6, smartSubsample: true })
    .toFile(`${films}hero-phone.webp`);
  for (const name of ["hero.avif", "hero.webp", "hero.jpg", "hero-phone.avif", "hero-phone.webp"])
    await report(name);
}

async function makeFilms(): Promise<void> {
  const workshop = await mkdtemp(join(tmpdir(), "hero-film-"));
  try {
    const master = join(workshop, "master.mkv");
    await writeMaster(frames(), frame, master);
    await encodeWebm(master, `${films}hero.webm`, 540);
    await encodeMp4(master, `${films}hero.mp4`, 570, join(workshop, "passes"));
  } finally {
    await rm(workshop, { recursive: true });
  }
  await checkSize("hero.webm", largestFilm);
  await checkSize("hero.mp4", largestFilm);
}

/**
 * Cut out of the film where the phones' still is cut: a phone decodes, and fetches, less than half
 * as much.
 */
async function makePhoneFilms(): Promise<void> {
  const width = 2 * Math.round((frame.height * (tall.width / tall.height)) / 2);
  const left = Math.round((sun.x / frame.width) * (frame.width - width));
  const cut = { width, height: frame.height, left, top: 0 };
  const workshop = await mkdtemp(join(tmpdir(), "hero-film-"));
  try {
    const master = `${films}hero.webm`;
    await encodeWebm(master, `${films}hero-phone.webm`, 230, cut);
    await encodeMp4(master, `${films}hero-phone.mp4`, 240, join(workshop, "passes"), cut);
  } finally {
    await rm(workshop, { recursive: true });
  }
  await checkSize("hero-phone.webm", largestFilm / 2);
  await checkSize("hero-phone.mp4", largestFilm / 2);
}

async function checkSize(name: string, largest: number): Promise<void> {
  const bytes = await report(name);
  if (bytes > largest) throw new Error(`${name} is larger than ${largest} bytes: lower its rate`);
}

async function* frames(): AsyncGenerator<Buffer> {
  const count = film.seconds * film.framesPerSecond;
  for (let index = 0; index < count; index += 1) {
    yield await sharp(Buffer.from(drawScene(index / count)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (index % film.framesPerSecond === 0)
      console.log(`second ${index / film.framesPerSecond} of ${film.seconds}`);
  }
}

async function report(name: string): Promise<number> {
  const { size } = await stat(`${films}${name}`);
  console.log(`${name}: ${size} bytes`);
  return size;
}
