import { createWorkerPool } from "../workers/worker-pool.ts";

/** For all tests of a Vitest process, which its workers end with. */
export const workers = createWorkerPool();
