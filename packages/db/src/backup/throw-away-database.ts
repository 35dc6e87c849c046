import { randomUUID } from "node:crypto";
import { Client, escapeIdentifier } from "pg";
import { hasCode } from "../embedded/error-code.ts";

const insufficientPrivilege = "42501";
const connectTimeoutMs = 10_000;

interface ThrowAwayDatabase extends AsyncDisposable {
  connectionString: string;
}

/**
 * Creates an empty database on the same server, dropped when it is disposed of. First drops those
 * left by an earlier process of this site. Undefined if our role may not create databases.
 */
export async function makeThrowAwayDatabase(
  connectionString: string,
): Promise<ThrowAwayDatabase | undefined> {
  const run = async (statement: string, values: unknown[] = []) => {
    await using session = await connect(connectionString);
    // Awaited here, or the session would close before the answer.
    return await session.client.query<{ name: string }>(statement, values);
  };
  const { rows } = await run(
    `select 'before_ten_drill_' || oid || '_' as name from pg_database
    where datname = current_database()`,
  );
  const prefix = rows[0]?.name ?? "";
  const left = await run(
    "select datname::text as name from pg_database where starts_with(datname::text, $1)",
    [prefix],
  );
  for (const { name } of left.rows) await run(dropOf(name));
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  try {
    await run(`create database ${escapeIdentifier(name)}`);
  } catch (error) {
    if (hasCode(error, insufficientPrivilege)) return undefined;
    throw error;
  }
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return {
    connectionString: url.href,
    [Symbol.asyncDispose]: async () => void (await run(dropOf(name))),
  };
}

function dropOf(name: string): string {
  return `drop database if exists ${escapeIdentifier(name)} with (force)`;
}

async function connect(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  client.on("error", () => undefined);
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
  } catch (error) {
    await end();
    throw error;
  }
  return { client, [Symbol.asyncDispose]: end };
}
