import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { Client, escapeIdentifier, escapeLiteral } from "pg";
import { hasCode } from "./error-code.ts";
import { type Home, makePassword, superuser } from "./home.ts";
import { connectionStringOf } from "./postmaster.ts";

const connectTimeoutMs = 3_000;
const wrongPassword = "28P01";
/** Key of the PostgreSQL advisory lock for "the superuser's password". */
const lockKey = [0x62_74, 0x0b];

/**
 * Gives the superuser of an older database its own password. Before, it shared the site's, so
 * anyone who read the site's connection string could run programs and read files. One process does
 * it while the others wait.
 */
export async function separateSuperuser(home: Home, port: number): Promise<void> {
  if (existsSync(home.superuserPasswordFile)) return;
  await using lock = await connect(connectionStringOf(home, port));
  await lock.client.query("select pg_advisory_lock($1, $2)", lockKey);
  if (!existsSync(home.superuserPasswordFile)) await changePassword(home, port);
}

/**
 * May be killed at any moment: the next password is on disk before PostgreSQL gets it, and is kept
 * until the change is noted.
 */
async function changePassword(home: Home, port: number): Promise<void> {
  const next = `${home.superuserPasswordFile}.next`;
  if (!existsSync(next)) await writeWhole(next, `${makePassword()}\n`);
  const password = (await readFile(next, "utf8")).trim();
  for (const tried of [home.password, password]) {
    const url = `postgres://${superuser}:${tried}@127.0.0.1:${port}/postgres`;
    const connected = await connect(url).catch(ignoreWrongPassword);
    if (connected === undefined) continue;
    await using session = connected;
    const role = escapeIdentifier(superuser);
    await session.client.query(`alter role ${role} password ${escapeLiteral(password)}`);
    return rename(next, home.superuserPasswordFile);
  }
  // The owner has set another password. All that matters is that it isn't the site's.
  await rm(next);
}

async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, file);
}

async function connect(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { client, [Symbol.asyncDispose]: () => client.end() };
}

function ignoreWrongPassword(error: unknown): undefined {
  if (!hasCode(error, wrongPassword)) throw error;
}
