import { spawn } from "node:child_process";
import { once } from "node:events";
import { film } from "./stage.ts";

interface Size {
  width: number;
  height: number;
}

/** A part of each frame, in pixels. */
interface Cut extends Size {
  left: number;
  top: number;
}

/**
 * Writes every frame (RGB, 8 bit, in order) into one lossless file, the master both films are cut
 * from.
 */
export async function writeMaster(
  frames: AsyncIterable<Buffer>,
  { width, height }: Size,
  path: string,
): Promise<void> {
  const input = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${width}x${height}`,
    "-r",
    `${film.framesPerSecond}`,
  ];
  const ffmpeg = start(
    [...input, "-i", "-", "-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast", path],
    "pipe",
  );
  const ended = finished(ffmpeg);
  for await (const pixels of frames) {
    if (ffmpeg.stdin?.write(pixels) === false)
      await Promise.race([once(ffmpeg.stdin, "drain"), ended]);
  }
  ffmpeg.stdin?.end();
  await ended;
}

/** Encodes AV1 in ten bits: with eight the sky's long gradients show bands. */
export async function encodeWebm(
  master: string,
  path: string,
  kilobitsPerSecond: number,
  cut?: Cut,
): Promise<void> {
  const rate = [
    "-preset",
    "3",
    "-b:v",
    `${kilobitsPerSecond}k`,
    "-svtav1-params",
    "rc=1",
    "-g",
    `${keyframeInterval}`,
  ];
  await run([...source(master, "yuv420p10le", cut), "-c:v", "libsvtav1", ...rate, path]);
}

/**
 * H.264 for browsers without AV1, two passes, readable from its first byte on. Level 4 is what
 * every phone decodes.
 */
export async function encodeMp4(
  master: string,
  path: string,
  kilobitsPerSecond: number,
  logs: string,
  cut?: Cut,
): Promise<void> {
  const effort = ["-preset", "veryslow", "-tune", "animation", "-refs", "5", "-level", "4.0"];
  const rate = ["-b:v", `${kilobitsPerSecond}k`, "-g", `${keyframeInterval}`];
  const codec = [...source(master, "yuv420p", cut), "-c:v", "libx264", ...effort, ...rate];
  await run([...codec, "-passlogfile", logs, "-pass", "1", "-f", "null", "-"]);
  await run([...codec, "-passlogfile", logs, "-pass", "2", "-movflags", "+faststart", path]);
}

/** Longer than the loop: a second keyframe would be seen as a twitch. */
const keyframeInterval = 240;

function source(master: string, pixels: string, cut?: Cut): string[] {
  const crop = cut === undefined ? "" : `crop=${cut.width}:${cut.height}:${cut.left}:${cut.top},`;
  // The master has a computer's range of values, a finished film that of television.
  const range = master.endsWith(".webm") ? "tv" : "pc";
  const convert = `${crop}scale=in_range=${range}:out_range=tv:out_color_matrix=bt709:flags=lanczos+accurate_rnd+full_chroma_int,format=${pixels}`;
  const tags = [
    "-color_primaries",
    "bt709",
    "-color_trc",
    "bt709",
    "-colorspace",
    "bt709",
    "-color_range",
    "tv",
  ];
  return ["-i", master, "-an", "-map_metadata", "-1", "-vf", convert, ...tags];
}

async function run(options: string[]): Promise<void> {
  await finished(start(options, "ignore"));
}

function start(options: string[], stdin: "pipe" | "ignore") {
  const stdio: ["pipe" | "ignore", "ignore", "inherit"] = [stdin, "ignore", "inherit"];
  return spawn(
    "ffmpeg",
    [
      "-y",
      "-loglevel",
      "error",
      "-fflags",
      "+bitexact",
      ...options.slice(0, -1),
      "-fflags",
      "+bitexact",
      ...options.slice(-1),
    ],
    { stdio },
  );
}

async function finished(ffmpeg: ReturnType<typeof start>): Promise<void> {
  const [code] = await once(ffmpeg, "close");
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
}
