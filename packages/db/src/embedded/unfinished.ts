import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "./error-code.ts";

const namePattern = /^unfinished-(\d+)-/;

/**
 * An empty folder to build something in before a rename shows it to others. Its name says which
 * process builds.
 */
export function makeUnfinished(parent: string): Promise<string> {
  return mkdtemp(join(parent, `unfinished-${process.pid}-`));
}

/** Removes what killed processes left half-built. */
export async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const builder = namePattern.exec(name)?.[1];
    if (builder === undefined || isAlive(Number(builder))) continue;
    // An orphaned initdb may still write there; what stays goes with a later start.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another account's process is alive too.
    return hasCode(error, "EPERM");
  }
}
