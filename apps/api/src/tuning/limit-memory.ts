/**
 * Restarts this process once, at its start, with limits for V8's heap and glibc's
 * allocator, which only a new process can get. Without them the same requests leave about twice as
 * much memory resident, more than the 300 MB of `docs/speed.md`.
 */

/**
 * Default of HEAP_LIMIT_MB, in megabytes. It determines how far the heap grows beyond the used size
 * before V8 collects; the limit itself is only reached by many large concurrent requests.
 */
const defaultHeapLimit = "320";

/**
 * V8 flags, in megabytes: a young generation of this size, however large the heap may grow, and an
 * early collection.
 */
const otherFlags = ["--max-semi-space-size=8", "--initial-old-space-size=64"];

/**
 * For glibc, without effect elsewhere. A single arena for all threads, and blocks larger than this
 * many bytes, such as a page's text and compressed data, are returned to the system.
 */
const allocator = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "32768" };

interface Process {
  argv: readonly string[];
  execArgv: readonly string[];
  execPath: string;
  env: NodeJS.ProcessEnv;
  /** Set if another process talks to this one over it: the channel would be lost. */
  channel?: object | undefined;
  /** Missing on Windows. */
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
  // Reading the settings reports the error.
  if (!/^\d+$/.test(limit)) return;
  const flags = [`--max-old-space-size=${limit}`, ...otherFlags];
  execve(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], {
    ...allocator,
    ...addedEnvironment,
    ...env,
  });
}
