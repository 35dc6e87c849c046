import { createWorkerPool } from "../workers/worker-pool.ts";

/** For all tests of a Vitest process; its workers end with it. */
export const workers = createWorkerPool();
