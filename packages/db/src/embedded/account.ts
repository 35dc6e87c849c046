import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Account, runProgram } from "./run-program.ts";

/**
 * The account that runs PostgreSQL, which refuses to run as root. Undefined: our own. An existing
 * database keeps its owner, even if a "postgres" account appears on the machine later. We never
 * create an account, because that would be a lasting change to the machine.
 */
export async function chooseAccount(existing: string | undefined): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (existing !== undefined) {
    const { uid, gid } = await stat(join(existing, "cluster"));
    if (uid !== 0) return { uid, gid };
  }
  for (const name of ["postgres", "_postgres", "nobody"]) {
    const account = await findAccount(name);
    if (account !== undefined) return account;
  }
  throw new Error(
    "PostgreSQL refuses to run as root, and this machine has neither an account 'postgres' nor 'nobody'. " +
      "Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.",
  );
}

/**
 * Whether the account may enter the folder or run the program at `path`: asks the system, so that
 * access lists count too.
 */
export async function canReach(path: string, account: Account): Promise<boolean> {
  try {
    return (await runProgram("/bin/sh", ["-c", 'test -x "$0"', path], { account })) === 0;
  } catch (cause) {
    throw new Error(
      `Root may not run PostgreSQL as the account with the id ${account.uid} here (a container without that right?). ` +
        "Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.",
      { cause },
    );
  }
}

async function findAccount(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      promisify(execFile)("id", ["-u", name]),
      promisify(execFile)("id", ["-g", name]),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
