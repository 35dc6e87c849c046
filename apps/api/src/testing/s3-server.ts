import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Settings } from "../images/s3-settings.ts";

export interface S3Server {
  settings: S3Settings;
  /** Where its objects lie, each as a file with a suffix of the program's. */
  directory: string;
  /** The same as variables of the environment. */
  environment: Record<string, string>;
  /** Kills it. What it stores stays. */
  stop: () => Promise<void>;
  /** Where it was, with what it had. */
  start: () => Promise<void>;
  /** Kills it, and deletes what it stored. */
  close: () => Promise<void>;
}

const bucket = "club-images";
/** The only pair that the program knows. */
const key = "S3RVER";

/** A real S3 server on loopback, as a process of its own. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "before-ten-s3-"));
  let running = await startProcess(directory, "0");
  const { port } = running;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      prefix: "S3_",
      endpoint,
      region: "us-east-1",
      bucket,
      accessKeyId: key,
      secretAccessKey: key,
      isPathStyle: true,
    },
    directory: join(directory, bucket),
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    stop: () => running.kill(),
    async start() {
      running = await startProcess(directory, port);
    },
    async close() {
      await running.kill();
      await rm(directory, { recursive: true });
    },
  };
}

async function startProcess(directory: string, port: string) {
  const program = join(import.meta.dirname, "s3-process.ts");
  // It names the pages of its lists by DES, which Node has only when it is told.
  const args = ["--openssl-legacy-provider", program, directory, port, bucket];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const said = await Promise.race([
    once(child.stdout, "data"),
    exited.then(([code]) => {
      throw new Error(`The S3 server ended with ${code}`);
    }),
  ]);
  return {
    port: String(said[0]).trim(),
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
