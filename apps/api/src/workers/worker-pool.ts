import pLimit from "p-limit";
import type { WorkerPool } from "../deps.ts";
import { WorkerError } from "./worker-error.ts";
import { type WorkerProcess, startWorker } from "./worker-process.ts";

interface Options {
  /** Processes at the same time, with one task each; further tasks wait in line. */
  size?: number;
  /** After so many milliseconds without a task a process ends, and gives its memory back. */
  idleMs?: number;
}

/** One image may take a hundred megabytes and a core. */
const defaultSize = 2;
/** A process takes a third of a second to start; a chat asks for its images one after the other. */
const defaultIdleMs = 10_000;

/**
 * Runs tasks in processes of their own, which start with the first task. Whatever a task does to
 * its process, the next one gets another.
 */
export function createWorkerPool({
  size = defaultSize,
  idleMs = defaultIdleMs,
}: Options = {}): WorkerPool & { close: () => Promise<void> } {
  const inLine = pLimit(size);
  const workers = new Set<WorkerProcess>();
  /** Those without a task, each with the timer of its end. */
  const idle = new Map<WorkerProcess, NodeJS.Timeout>();
  let isClosed = false;

  function takeWorker(): WorkerProcess {
    const [free] = idle.keys();
    if (free === undefined) return addWorker();
    clearTimeout(idle.get(free));
    idle.delete(free);
    return free;
  }

  function addWorker(): WorkerProcess {
    const worker = startWorker(() => forget(worker));
    workers.add(worker);
    return worker;
  }

  function forget(worker: WorkerProcess): void {
    workers.delete(worker);
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  function release(worker: WorkerProcess): void {
    // It may have died meanwhile.
    if (!workers.has(worker)) return;
    const end = () => {
      idle.delete(worker);
      void worker.end();
    };
    idle.set(worker, setTimeout(end, idleMs).unref());
  }

  return {
    run: (task) =>
      inLine(async () => {
        if (isClosed) throw new WorkerError("ended", "the server closes");
        const worker = takeWorker();
        try {
          return await worker.run(task);
        } catch (error) {
          if (error instanceof WorkerError) forget(worker);
          throw error;
        } finally {
          release(worker);
        }
      }),
    async close() {
      isClosed = true;
      await Promise.all([...workers].map((worker) => worker.end()));
    },
  };
}
