import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Settings } from "../../images/s3/s3-settings.ts";

export interface S3Server {
  settings: S3Settings;
  /** The folder of its objects, each a file with the program's suffix. */
  directory: string;
  /** The same as environment variables. */
  environment: Record<string, string>;
  /** Kills it. Its content stays. */
  stop: () => Promise<void>;
  /** Restarts it at the same place with its content. */
  start: () => Promise<void>;
  /** Kills it, and deletes its content. */
  close: () => Promise<void>;
}

const bucket = "club-images";
/** The only key pair the program knows. */
const key = "S3RVER";

/** A real S3 server on loopback, in a separate process. */
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
  // It encodes its page tokens with DES, which Node only has with this option.
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
