import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { call, tokenOf } from "./calls.ts";

const ourRoot = join(import.meta.dirname, "../..");
const startWithinMs = 120_000;
const admin = { email: "ana@club.example", password: "a long enough password 77" };
/** Variables that reach the server: settings of the person who runs this must not. */
const keptVariables = ["PATH", "HOME", "TMPDIR", "LANG"];

interface SiteOptions {
  dataDir: string;
  /** Receives the server's output, appended over restarts. */
  logFile: string;
  env?: Record<string, string>;
  /** Location of the code; defaults to ours, unless another release should run. */
  root?: string | undefined;
}

/** A server as a supervisor runs it: a separate process, restarted after it died. */
export interface Site {
  origin: string;
  port: number;
  /** The server's process id. */
  pid: () => number;
  /** Resolves to the milliseconds until it was ready. */
  start: () => Promise<number>;
  /** Starts without waiting. */
  spawn: () => void;
  /** Ends the server with SIGKILL. */
  kill: () => Promise<void>;
  /** Sends SIGTERM; resolves to the exit code, or the signal that ended it. */
  terminate: () => Promise<{ ended: number | string; ms: number }>;
  signIn: () => Promise<string>;
  readLog: () => Promise<string>;
}

export async function createSite({
  dataDir,
  logFile,
  env = {},
  root = ourRoot,
}: SiteOptions): Promise<Site> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const kept = keptVariables.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const environment = {
    ...Object.fromEntries(kept),
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: "1000000",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SEED_DEMO: "false",
    LOG_LEVEL: "warn",
    ...env,
  };
  let child: ChildProcess | undefined;

  function spawnServer(): void {
    const log = openSync(logFile, "a");
    child = spawn(process.execPath, [join(root, "apps/api/src/server.ts")], {
      env: environment,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
  }

  async function signalled(signal: NodeJS.Signals): Promise<number | string> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new Error("The server isn't running");
    }
    const exit = once(child, "exit");
    child.kill(signal);
    const [code, by]: unknown[] = await exit;
    return typeof code === "number" ? code : String(by);
  }

  return {
    origin,
    port,
    pid: () => child?.pid ?? 0,
    spawn: spawnServer,
    async start() {
      const started = performance.now();
      spawnServer();
      while ((await call(origin, "/readyz"))?.status !== 200) {
        const code = child?.exitCode ?? child?.signalCode;
        if (code !== null || performance.now() - started > startWithinMs) {
          throw new Error(
            `The server did not start (${code}):\n${await readFile(logFile, "utf8")}`,
          );
        }
        await wait(20);
      }
      return performance.now() - started;
    },
    async kill() {
      await signalled("SIGKILL");
    },
    async terminate() {
      const started = performance.now();
      const ended = await signalled("SIGTERM");
      return { ended, ms: performance.now() - started };
    },
    async signIn() {
      const answer = await call(origin, "/api/auth/login", { method: "POST", body: admin });
      if (answer?.status !== 200) throw new Error(`Signing in answers ${answer?.status}`);
      return tokenOf(answer);
    },
    readLog: () => readFile(logFile, "utf8"),
  };
}
