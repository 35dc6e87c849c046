import { fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AppError, type ErrorCode, httpStatusOf } from "@before-ten/contracts/shared/errors";
import { z } from "zod";
import type { WorkerTask } from "../deps.ts";

const entry = join(import.meta.dirname, "worker.ts");

/** V8's heap limit in MB, below the server's. Images use memory outside of it. */
const heapLimitMb = 128;

/** All of its environment: it decodes strangers' images, so it has no passwords and keys. */
const passedOn = [
  "PATH",
  "SystemRoot",
  "TMPDIR",
  "NODE_COMPILE_CACHE",
  "MALLOC_ARENA_MAX",
  "MALLOC_MMAP_THRESHOLD_",
];

/** How long a process may take to exit. */
const endWithinMs = 500;

/** A worker's reply. */
export type Answer = { output: unknown } | { error: Error; code?: ErrorCode | undefined };

export interface WorkerProcess {
  /**
   * Runs one task. A process whose task didn't finish is killed and can't be used again.
   * @throws WorkerError, and whatever the task throws
   */
  run: (task: WorkerTask) => Promise<unknown>;
  /** Ends it within a second, even if a task keeps it busy. */
  end: () => Promise<void>;
}

const codeSchema = z.custom<ErrorCode>((code) => typeof code === "string" && code in httpStatusOf);
const answerSchema = z.union([
  z.object({ error: z.instanceof(Error), code: codeSchema.optional() }),
  z.object({ output: z.unknown() }),
]);

/** Starts a process; `onExit` is called when it ends for any reason. */
export function startWorker(onExit: () => void): WorkerProcess {
  const child = fork(entry, {
    execArgv: [`--max-old-space-size=${heapLimitMb}`],
    env: Object.fromEntries(
      passedOn.flatMap((name) => {
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    // Sends buffers unchanged.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  /** The reason of its end. */
  const exit = new Promise<string>((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    // It couldn't be started, or a message couldn't be sent.
    child.on("error", (error) => {
      child.kill("SIGKILL");
      resolve(error.message);
    });
  });
  void exit.then(onExit);
  rest();

  /** It doesn't keep the server running. */
  function rest(): void {
    child.unref();
    child.channel?.unref();
  }

  async function run({ module, input, withinMs }: WorkerTask): Promise<unknown> {
    const settled = new AbortController();
    const { signal } = settled;
    child.ref();
    child.channel?.ref();
    try {
      const answer = new Promise<unknown>((resolve) => child.once("message", resolve));
      child.send({ module, input });
      const message = await Promise.race([
        answer,
        exit.then((reason) => Promise.reject(new WorkerError("ended", reason))),
        wait(withinMs, undefined, { signal }).then(() =>
          Promise.reject(new WorkerError("too slow", `after ${withinMs} ms`)),
        ),
      ]);
      return outputOf(answerSchema.parse(message));
    } catch (error) {
      if (error instanceof WorkerError) child.kill("SIGKILL");
      throw error;
    } finally {
      settled.abort();
      rest();
    }
  }

  async function end(): Promise<void> {
    // It then exits on its own, and stores its compile cache for the next one.
    if (child.connected) child.disconnect();
    await Promise.race([exit, wait(endWithinMs, undefined, { ref: false })]);
    child.kill("SIGKILL");
    await exit;
  }

  return { run, end };
}

function outputOf(answer: Answer): unknown {
  if ("output" in answer) return answer.output;
  const { error, code } = answer;
  throw code === undefined ? error : new AppError(code, error.message, { cause: error });
}

/** A task that didn't finish, as opposed to one that threw an error. */
export class WorkerError extends Error {
  /** It exceeded its time limit, or its process died or was ended with the server. */
  readonly reason: "too slow" | "ended";

  constructor(reason: WorkerError["reason"], how: string) {
    super(`The worker's task was ${reason}: ${how}`);
    this.name = "WorkerError";
    this.reason = reason;
  }
}
