import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * Test files share their worker's modules: these have no state, and loading them again would take
 * half of the time.
 */
const isolate = false;

/** In ms, as other work may use the CPU. Tests of durations measure those themselves. */
const testTimeout = 20_000;

/** Vitest has to be told about this file: `vitest --config vitest.workspace.ts`. */
export default defineConfig({
  test: {
    // One more than there are cores, as tests of the database and of processes mostly wait.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: [
            "{packages,apps}/*/src/**/*.test.ts",
            "packages/*/art/*.test.ts",
            "scripts/*.test.ts",
          ],
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
          // Testing Library cleans up after each test only if there is a global afterEach.
          globals: true,
          setupFiles: join(import.meta.dirname, "apps/web/src/testing/patience.ts"),
          testTimeout,
        },
      },
    ],
  },
});
