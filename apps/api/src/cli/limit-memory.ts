/**
 * On a machine with much memory V8 collects late, and the C library keeps what was freed: the same
 * work then takes twice the memory. Both take their limits only when a process begins.
 */

/**
 * Of HEAP_LIMIT_MB, in megabytes. How far the heap grows beyond what is in use before V8 collects
 * depends on it; it is reached only when many large requests come at once.
 */
const defaultHeapLimit = "320";

/**
 * Of V8, in megabytes: a young generation of this size, however large the heap may grow, and an
 * early look at what is garbage.
 */
const otherFlags = ["--max-semi-space-size=8", "--initial-old-space-size=64"];

/**
 * Of glibc, elsewhere without effect. One heap for all threads, and what is larger than this many
 * bytes, such as a page's text and what is compressed, goes back to the system.
 */
const allocator = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "32768" };

interface Process {
  argv: readonly string[];
  execArgv: readonly string[];
  execPath: string;
  env: NodeJS.ProcessEnv;
  /** There, if another process made this one to talk with it: it would lose the line. */
  channel?: object | undefined;
  /** Windows has none. */
  execve?: ((file: string, args: readonly string[], env: NodeJS.ProcessEnv) => unknown) | undefined;
}

/**
 * Restarts this process once with memory limits, keeping its id, output and signals. Does nothing
 * where that isn't possible, or if Node was already given a limit.
 */
export function limitMemory(process: Process, addedEnvironment: Record<string, string>): void {
  const { argv, execArgv, execPath, env, channel, execve } = process;
  const given = [...execArgv, env["NODE_OPTIONS"] ?? ""].join(" ");
  if (execve === undefined || channel != null || /--max[-_]old[-_]space/.test(given)) return;
  const limit = env["HEAP_LIMIT_MB"] || defaultHeapLimit;
  // Reading the settings says what is wrong with it.
  if (!/^\d+$/.test(limit)) return;
  const flags = [`--max-old-space-size=${limit}`, ...otherFlags];
  execve(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], {
    ...allocator,
    ...addedEnvironment,
    ...env,
  });
}
