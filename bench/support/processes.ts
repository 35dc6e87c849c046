import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");
const openWithinMs = 300_000;

export interface Process {
  pid: number;
  end: (signal: NodeJS.Signals) => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
}

/** Runs a file of the repository with this Node. */
export function startProcess(
  file: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Process {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = (signal: NodeJS.Signals) => endChild(child, signal);
  return { pid: child.pid ?? 0, end, [Symbol.asyncDispose]: () => end("SIGTERM") };
}

/** Resolves to the milliseconds until the address answers successfully. */
export async function untilOpen(url: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < openWithinMs) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return performance.now() - started;
    await wait(10);
  }
  throw new Error(`${url} did not open`);
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}
