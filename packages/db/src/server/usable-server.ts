import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, createDatabase } from "../client.ts";
import { refuseOldServer } from "./server-version.ts";
import { isDatabaseUnavailable } from "../unavailable.ts";

interface Options {
  /** How many milliseconds to wait for a server that doesn't answer yet. */
  waitMs?: number;
  /** Cancels the waiting. */
  signal?: AbortSignal | undefined;
}

/** Long enough for a server that is started at the same time. */
const defaultWaitMs = 30_000;
const retryPauseMs = 500;

/**
 * Throws a sentence that says what to do if the server of DATABASE_URL can't be reached, is too
 * old, is read-only or lacks extensions, if its database can't store our texts, or if our role may
 * not create tables in it or change existing ones.
 */
export async function refuseUnusableServer(
  connectionString: string,
  { waitMs = defaultWaitMs, signal }: Options = {},
): Promise<void> {
  const db = createDatabase({ connectionString, maxConnections: 1 });
  try {
    const server = await reach(db, { connectionString, waitMs, signal });
    await refuseOldServer(db);
    const doubt = whyUnusable(server);
    if (doubt !== undefined) throw new Error(doubt);
  } finally {
    await db.destroy();
  }
}

interface Server {
  isStandby: boolean;
  isReadOnly: boolean;
  encoding: string;
  database: string;
  role: string;
  /** The schema where unqualified tables are created; null: none. */
  schema: string | null;
  mayTables: boolean | null;
  /** Whether it may create schemas and extensions in this database. */
  mayCreate: boolean;
  /** Whether it may create tables in the mail queue's schema; null: there is no such schema. */
  mayQueue: boolean | null;
  /** Extensions the server's installation lacks, and those this database lacks. */
  unknownExtensions: string[];
  missingExtensions: string[];
  /** A table of ours that our role can't change, and its owner. */
  foreignTable: string | null;
  foreignOwner: string | null;
}

/** Created in migrations/2026-11-21_01_search-text.ts. */
const extensions = ["pg_trgm", "unaccent"];
/** docs/security.md gives these to another role on purpose. */
const ownedByOthers = ["history", "security_events"];

async function readServer(db: Db): Promise<Server> {
  const { rows } = await sql<Server>`
    select pg_is_in_recovery() as "isStandby",
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      current_setting('server_encoding') as encoding,
      current_database() as database, current_user as role, current_schema() as schema,
      has_schema_privilege(current_schema(), 'create') as "mayTables",
      has_database_privilege(current_database(), 'create') as "mayCreate",
      has_schema_privilege(to_regnamespace('pgboss'), 'usage')
        and has_schema_privilege(to_regnamespace('pgboss'), 'create') as "mayQueue",
      array(select name from unnest(${extensions}::text[]) as name
        where name not in (select name from pg_available_extensions)) as "unknownExtensions",
      array(select name from unnest(${extensions}::text[]) as name
        where name not in (select extname from pg_extension)) as "missingExtensions",
      "foreign".name as "foreignTable", "foreign".owner as "foreignOwner"
    from (select 1) as one left join lateral (
      select relation.relname as name, pg_get_userbyid(relation.relowner) as owner
      from pg_class relation
      where relation.relkind in ('r', 'p') and relation.relname <> all(${ownedByOthers}::text[])
        and not pg_has_role(relation.relowner, 'usage')
        and (relation.relnamespace = to_regnamespace('pgboss')
          or relation.relnamespace = to_regnamespace(quote_ident(current_schema()))
          and to_regclass(quote_ident(current_schema()) || '.kysely_migration') is not null)
      order by relation.relname limit 1
    ) as "foreign" on true`.execute(db);
  const [server] = rows;
  if (server === undefined) throw new Error("PostgreSQL answered no row");
  return server;
}

async function reach(
  db: Db,
  { connectionString, waitMs, signal }: Options & { connectionString: string; waitMs: number },
): Promise<Server> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await readServer(db);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw explainConnection(error, connectionString);
      if (performance.now() + retryPauseMs > deadline) {
        throw new Error(
          `DATABASE_URL leads to ${placeOf(connectionString)}, where no PostgreSQL has answered for ${Math.round(waitMs / 1_000)} seconds ` +
            `(${reasonOf(error)}): start that server, or correct DATABASE_URL.`,
          { cause: error },
        );
      }
    }
    await wait(retryPauseMs, undefined, { ref: true });
  }
}

function whyUnusable(server: Server): string | undefined {
  const { isStandby, isReadOnly, encoding, database, unknownExtensions } = server;
  if (isStandby) {
    return "DATABASE_URL leads to a replica, which only reads: name the primary server there, and the replica in DATABASE_READ_URL.";
  }
  if (isReadOnly) {
    return (
      `The database ${database} of DATABASE_URL only reads (default_transaction_read_only): ` +
      `let a superuser run "alter database ${database} reset default_transaction_read_only", or name another one.`
    );
  }
  if (encoding !== "UTF8") {
    return (
      `The database ${database} of DATABASE_URL has the encoding ${encoding}, and Before Ten needs UTF8: ` +
      `make one with "create database ${database}_utf8 encoding 'UTF8' template template0", and name that.`
    );
  }
  if (unknownExtensions.length > 0) {
    return (
      `The PostgreSQL of DATABASE_URL lacks ${unknownExtensions.join(" and ")}, which come with it: ` +
      `install its package of extensions (postgresql-contrib, say) on that server.`
    );
  }
  return whyWithoutRights(server);
}

function whyWithoutRights(server: Server): string | undefined {
  const { database, role, schema, mayTables, mayCreate, mayQueue, missingExtensions } = server;
  if (schema === null || mayTables !== true) {
    const name = schema ?? "public";
    return (
      `The role ${role} of DATABASE_URL may not make tables in the schema ${name}: ` +
      `let the owner of ${database} run "grant usage, create on schema ${name} to ${role}".`
    );
  }
  if (!mayCreate && (mayQueue === null || missingExtensions.length > 0)) {
    const what =
      mayQueue === null
        ? "a schema, which the mail queue needs"
        : `the extension ${missingExtensions.join(" and ")}`;
    return (
      `The role ${role} of DATABASE_URL may not make ${what}: ` +
      `let the owner of ${database} run "grant create on database ${database} to ${role}".`
    );
  }
  if (mayQueue === false) {
    return (
      `The role ${role} of DATABASE_URL may not use the schema pgboss of ${database}, which the mail queue is in: ` +
      `let its owner run "grant usage, create on schema pgboss to ${role}".`
    );
  }
  if (server.foreignTable !== null) {
    return (
      `The table ${server.foreignTable} of ${database} is the role ${server.foreignOwner}'s, so ${role} of DATABASE_URL can't bring it up to date: ` +
      `restore the dump with "pg_restore --no-owner --role=${role}", or let a superuser run "alter table … owner to ${role}" for each.`
    );
  }
  return undefined;
}

const wrongPassword = new Set(["28P01", "28000"]);
const noSuchDatabase = "3D000";

/** A connection error that waiting won't fix. */
function explainConnection(cause: unknown, connectionString: string): Error {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const place = placeOf(connectionString);
  if (wrongPassword.has(code)) {
    const sentence = `PostgreSQL at ${place} refuses the role and the password of DATABASE_URL: correct them there.`;
    return new Error(sentence, { cause });
  }
  if (code === noSuchDatabase) {
    const sentence = `PostgreSQL at ${place} has no database of that name: make it with "createdb", or correct DATABASE_URL.`;
    return new Error(sentence, { cause });
  }
  return new Error(`DATABASE_URL can't be used: ${reasonOf(cause)}. Correct it.`, { cause });
}

/** Host and port, without the password. */
function placeOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return "an address that can't be read";
  const { hostname, host, searchParams } = new URL(connectionString);
  return hostname === "" ? (searchParams.get("host") ?? "this machine") : host;
}

/** The driver's message, or the first one for a host with several addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
