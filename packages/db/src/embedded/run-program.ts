import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";

export interface Account {
  uid: number;
  gid: number;
}

interface RunOptions {
  /** The account to run the program as; undefined: ours. Only root can choose. */
  account: Account | undefined;
  /** Receives the program's output. */
  logFile?: string;
  input?: string;
  /** Called as soon as the program is running. */
  onSpawn?: (() => void) | undefined;
}

const timeoutMs = 180_000;
/**
 * Our environment holds secrets, and PGPORT or PGOPTIONS from the owner's shell would change what
 * we start.
 */
const passedVariables = ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TEMP", "TMP", "SystemRoot"];
/** Set by `pnpm test:instants`. Without them the database's time would differ from ours. */
const shiftedClockVariables = ["LD_PRELOAD", "CLOCK_SHIFT_SECONDS"];

/**
 * Runs a program to its end and returns the exit code. Throws if it can't be started or a signal
 * ended it.
 */
export async function runProgram(
  file: string,
  args: string[],
  { account, logFile, input, onSpawn }: RunOptions,
): Promise<number> {
  const log = logFile === undefined ? undefined : await open(logFile, "a");
  try {
    const output = log?.fd ?? "ignore";
    const child = spawn(file, args, {
      ...account,
      // Another account may not be able to enter our working directory.
      cwd: account === undefined ? undefined : "/",
      env: environment(),
      stdio: [input === undefined ? "ignore" : "pipe", output, output],
      timeout: timeoutMs,
      windowsHide: true,
    });
    onSpawn?.();
    // A program that exits before reading all its input explains why by its exit code.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
    // Waits for "exit", not "close": on Windows PostgreSQL inherits pg_ctl's output, which
    // therefore stays open.
    const [code, signal]: unknown[] = await once(child, "exit").catch((cause: unknown) => {
      throw new Error(
        `${file} can't be run here (it needs glibc on Linux, which Alpine lacks). Set DATABASE_URL to a PostgreSQL server.`,
        { cause },
      );
    });
    if (typeof code !== "number") throw new Error(`${file} was ended by ${String(signal)}`);
    return code;
  } finally {
    await log?.close();
  }
}

function environment() {
  const isClockShifted = process.env["CLOCK_SHIFT_SECONDS"] !== undefined;
  const names = [...passedVariables, ...(isClockShifted ? shiftedClockVariables : [])];
  const passed = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), LC_ALL: "C" };
}
