import { basename } from "node:path";
import { observed } from "@before-ten/db/observed-work";
import pLimit from "p-limit";
import type { WorkerPool, WorkerTask } from "../deps.ts";
import { WorkerError, type WorkerProcess, startWorker } from "./worker-process.ts";

interface Options {
  /** Max concurrent processes, with one task each; further tasks wait. */
  size?: number;
  /** Milliseconds without a task after which a process ends, to free its memory. */
  idleMs?: number;
}

export interface OpenWorkerPool extends WorkerPool {
  /** Running and waiting tasks. */
  state: () => { running: number; waiting: number };
  close: () => Promise<void>;
}

/** One image may take a hundred megabytes and a core. */
const defaultSize = 2;
/** A process takes a third of a second to start; chats request their images one after the other. */
const defaultIdleMs = 10_000;

/** Runs tasks in processes of their own. If a task breaks its process, the next gets another. */
export function createWorkerPool({
  size = defaultSize,
  idleMs = defaultIdleMs,
}: Options = {}): OpenWorkerPool {
  const inLine = pLimit(size);
  const workers = new Set<WorkerProcess>();
  /** Those without a task, each with the timer that ends it. */
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

  function runInLine(task: WorkerTask): Promise<unknown> {
    return inLine(async () => {
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
    });
  }

  return {
    run: (task) =>
      observed(
        () => ({ kind: "task", name: basename(task.module, ".ts") }),
        () => runInLine(task),
      ),
    state: () => ({ running: inLine.activeCount, waiting: inLine.pendingCount }),
    async close() {
      isClosed = true;
      await Promise.all([...workers].map((worker) => worker.end()));
    },
  };
}
