/**
 * Draws the gallery's two films and their poster frames:
 *
 * node packages/drawing/src/make-gallery-films.ts everything, some minutes node
 * packages/drawing/src/make-gallery-films.ts --stills the poster frames only node
 * packages/drawing/src/make-gallery-films.ts stories one of them
 *
 * Needs ffmpeg with libsvtav1 and libx264 in PATH. Writes
 * apps/web/public/films/{highlights,stories}*; commit what it writes. Like the hero's, a run
 * repeats the last one's images: what looks random is seeded, and everything moves in whole cycles.
 */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { encodeMp4, encodeWebm, writeMaster } from "./films/encode.ts";
import { drawHighlights } from "./films/highlights/scene.ts";
import { film } from "./films/stage.ts";
import { drawStories } from "./films/stories/scene.ts";

interface GalleryFilm {
  name: string;
  draw: (time: number) => string;
}

const films: readonly GalleryFilm[] = [
  { name: "highlights", draw: drawHighlights },
  { name: "stories", draw: drawStories },
];
const folder = join(import.meta.dirname, "../../../apps/web/public/films");
const size = { width: 960, height: 540 } as const;
const largestFilm = 600_000;
const kilobitsPerSecond = 540;

const wanted = new Set(process.argv.slice(2));
const named = films.filter(({ name }) => wanted.has(name));

for (const { name, draw } of named.length > 0 ? named : films) {
  // The poster is the film's first frame, so that the film can take its place unnoticed.
  await image(draw(0))
    .avif({ quality: 40, effort: 9, chromaSubsampling: "4:2:0" })
    .toFile(join(folder, `${name}.avif`));
  if (!wanted.has("--stills")) await makeFilm({ name, draw });
}

async function makeFilm({ name, draw }: GalleryFilm): Promise<void> {
  const workshop = await mkdtemp(join(tmpdir(), `${name}-film-`));
  try {
    const master = join(workshop, "master.mkv");
    await writeMaster(frames(draw), size, master);
    const [webm, mp4] = [join(folder, `${name}.webm`), join(folder, `${name}.mp4`)];
    await encodeWebm(master, webm, kilobitsPerSecond);
    await encodeMp4(master, mp4, kilobitsPerSecond, join(workshop, "passes"));
    for (const path of [webm, mp4]) await weigh(path);
  } finally {
    await rm(workshop, { recursive: true });
  }
}

async function* frames(draw: GalleryFilm["draw"]): AsyncGenerator<Buffer> {
  const count = film.seconds * film.framesPerSecond;
  for (let index = 0; index < count; index += 1)
    yield image(draw(index / count))
      .raw()
      .toBuffer();
}

function image(svg: string): Sharp {
  // Drawn at the frame's size and made smaller, which smooths the finest lines.
  return sharp(Buffer.from(svg)).resize(size).removeAlpha();
}

async function weigh(path: string): Promise<void> {
  const { size: bytes } = await stat(path);
  console.log(`${path}: ${bytes} bytes`);
  if (bytes > largestFilm)
    throw new Error(`${path} is larger than ${largestFilm} bytes: lower its rate`);
}
