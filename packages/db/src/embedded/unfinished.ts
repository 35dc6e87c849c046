import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "./error-code.ts";

const namePattern = /^unfinished-(\d+)-/;

/**
 * An empty folder to build in before a rename publishes it. Its name contains the building
 * process's id.
 */
export function makeUnfinished(parent: string): Promise<string> {
  return mkdtemp(join(parent, `unfinished-${process.pid}-`));
}

/** Removes half-built folders of killed processes. */
export async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const builder = namePattern.exec(name)?.[1];
    if (builder === undefined || isAlive(Number(builder))) continue;
    // An orphaned initdb may still be writing there; a later start removes the rest.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another account is alive too.
    return hasCode(error, "EPERM");
  }
}
