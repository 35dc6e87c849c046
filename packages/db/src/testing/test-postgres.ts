import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, readFile, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, escapeIdentifier } from "pg";
import { removeEmbeddedPostgres, startEmbeddedPostgres } from "../embedded/embedded-postgres.ts";
import { isAlive } from "../embedded/unfinished.ts";
import { migrateToLatest } from "../migrate.ts";

/**
 * A server and the name of a migrated, empty database on it to clone. Plain data, so that it can be
 * sent to the test workers.
 */
export interface TestPostgres {
  serverUrl: string;
  /** Undefined for a server that isn't ours. */
  superuserUrl: string | undefined;
  template: string;
}

interface RunningTestPostgres extends TestPostgres {
  stop: () => Promise<void>;
}

interface Clone {
  connectionString: string;
  drop: () => Promise<void>;
}

/**
 * Starts a separate PostgreSQL in a temporary folder: the embedded one, or the one whose programs
 * are in TEST_POSTGRES_BIN. Or uses the server at TEST_DATABASE_URL, whose role must be allowed to
 * create databases.
 */
export async function startTestPostgres(): Promise<RunningTestPostgres> {
  const given = process.env["TEST_DATABASE_URL"];
  const server =
    given === undefined ? await startTemporaryServer() : { url: given, superuserUrl: undefined };
  const template = `before_ten_template_${randomUUID()}`;
  const name = escapeIdentifier(template);
  await execute(server.url, `create database ${name}`);
  await migrateToLatest(databaseUrl(server.url, template));
  // A database can't be cloned while it has connections.
  await execute(server.url, `alter database ${name} allow_connections false`);
  return {
    serverUrl: server.url,
    superuserUrl: server.superuserUrl,
    template,
    stop: async () => {
      if ("remove" in server) return server.remove();
      await execute(server.url, `drop database ${name} with (force)`);
    },
  };
}

/** Copying files is faster than the default, which first writes the whole template into the log. */
export async function cloneTemplate({
  serverUrl,
  template,
}: Pick<TestPostgres, "serverUrl" | "template">): Promise<Clone> {
  const database = `before_ten_test_${randomUUID()}`;
  const name = escapeIdentifier(database);
  const source = escapeIdentifier(template);
  await execute(serverUrl, `create database ${name} template ${source} strategy file_copy`);
  return {
    connectionString: databaseUrl(serverUrl, database),
    drop: () => execute(serverUrl, `drop database ${name} with (force)`),
  };
}

async function startTemporaryServer() {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), `before-ten-test-${process.pid}-`));
  // Started by root, PostgreSQL runs under another account, which has to enter this folder.
  await chmod(dataDir, 0o711);
  const binDir = process.env["TEST_POSTGRES_BIN"];
  const { connectionString, directory } = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    binDir,
  });
  return {
    url: connectionString,
    superuserUrl: await superuserUrl(connectionString, directory),
    remove: () => removeEmbeddedPostgres(dataDir),
  };
}

/** The superuser's URL of the embedded server in this folder. */
export async function superuserUrl(connectionString: string, directory: string): Promise<string> {
  const url = new URL(connectionString);
  url.username = "postgres";
  url.password = (await readFile(join(directory, "superuser-password"), "utf8")).trim();
  url.pathname = "/postgres";
  return url.href;
}

/** A killed test run leaves its server running. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = /^before-ten-test-(\d+)-/.exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    // Those of other accounts aren't ours to remove.
    await removeEmbeddedPostgres(join(tmpdir(), name)).catch(() => undefined);
  }
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
