import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * Test files share their worker's modules: nothing in them has state, and loading them anew takes
 * half of the time.
 */
const isolate = false;

/**
 * In milliseconds: long enough where other work shares the cores. A test of durations measures by
 * itself.
 */
const testTimeout = 20_000;

/** Vitest doesn't look for this name by itself: `vitest --config vitest.workspace.ts`. */
export default defineConfig({
  test: {
    // One more than there are cores: tests of the database and of processes wait more than they
    // compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{packages,apps}/*/src/**/*.test.ts", "scripts/*.test.ts"],
          exclude: ["**/*.{int,api}.test.ts"],
          testTimeout,
          isolate,
        },
      },
      {
        test: {
          name: "integration",
          environment: "node",
          include: ["{packages,apps}/*/src/**/*.{int,api}.test.ts"],
          globalSetup: "packages/db/src/testing/global-setup.ts",
          testTimeout,
          hookTimeout: testTimeout,
          isolate,
        },
      },
      {
        test: {
          name: "components",
          root: "apps/web",
          environment: "happy-dom",
          include: ["src/**/*.test.tsx"],
          // Testing Library takes a page down after its test only where there is a global
          // afterEach.
          globals: true,
          setupFiles: join(import.meta.dirname, "apps/web/src/testing/patience.ts"),
          testTimeout,
        },
      },
    ],
  },
});
