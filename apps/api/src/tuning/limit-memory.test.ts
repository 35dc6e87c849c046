import { expect, it, vi } from "vitest";
import { limitMemory } from "./limit-memory.ts";

function processWith(given: Partial<Parameters<typeof limitMemory>[0]> = {}) {
  const execve = vi.fn<NonNullable<Parameters<typeof limitMemory>[0]["execve"]>>();
  const process = {
    argv: ["/usr/bin/node", "server.ts", "--flag"],
    execArgv: ["--trace-warnings"],
    execPath: "/usr/bin/node",
    env: {},
    execve,
    ...given,
  };
  limitMemory(process, { NODE_COMPILE_CACHE: "/cache" });
  return execve;
}

it("restarts the process with a limit, and with all its arguments", () => {
  const execve = processWith({ env: { PORT: "4000" } });
  expect(execve.mock.calls).toEqual([
    [
      "/usr/bin/node",
      [
        "/usr/bin/node",
        "--max-old-space-size=320",
        ...Array.from({ length: 2 }, () => expect.stringMatching(/^--/)),
        "--trace-warnings",
        "server.ts",
        "--flag",
      ],
      expect.objectContaining({
        PORT: "4000",
        NODE_COMPILE_CACHE: "/cache",
        MALLOC_ARENA_MAX: "1",
      }),
    ],
  ]);
});

it("takes the limit from the settings, and leaves the allocator's as they were set", () => {
  const env = { HEAP_LIMIT_MB: "200", MALLOC_ARENA_MAX: "8" };
  const [, args, environment] = processWith({ env }).mock.calls[0] ?? [];
  expect(args).toContain("--max-old-space-size=200");
  expect(environment).toMatchObject(env);
});

it.each([
  ["it has a limit already: it was begun anew", { execArgv: ["--max-old-space-size=320"] }],
  ["the limit is in NODE_OPTIONS", { env: { NODE_OPTIONS: "--max_old_space_size=99" } }],
  ["the system can't", { execve: undefined }],
  ["another process talks with it", { channel: {} }],
  ["the setting is wrong, which is said later", { env: { HEAP_LIMIT_MB: "much" } }],
])("leaves the process alone where %s", (_why, given) => {
  const execve = processWith(given);
  expect(execve).not.toHaveBeenCalled();
});
