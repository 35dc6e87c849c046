import { randomUUID } from "node:crypto";
import { createServer, connect } from "node:net";
import { sql } from "kysely";
import { afterAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { createDatabase } from "../client.ts";
import { findFreePort } from "../testing/find-free-port.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { refuseUnusableServer } from "./usable-server.ts";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);
const { superuserUrl } = inject("testPostgres");
const bySuperuser = superuserUrl === undefined ? " (skipped: TEST_DATABASE_URL)" : "";

/** An empty database on the tests' server, made with these options and changed by a statement. */
async function makeDatabase(options = ""): Promise<{ name: string; url: string }> {
  const name = `before_ten_usable_${randomUUID().replaceAll("-", "")}`;
  await sql.raw(`create database ${name} ${options}`).execute(db);
  onTestFinished(async () => {
    await sql.raw(`drop database ${name} with (force)`).execute(db);
  });
  return { name, url: withDatabase(name) };
}

function withDatabase(name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(url: string, statement: string): Promise<void> {
  const changed = createDatabase({ connectionString: url, maxConnections: 1 });
  await sql.raw(statement).execute(changed);
  await changed.destroy();
}

const role = decodeURIComponent(new URL(connectionString).username);

it("takes a database that the site can use", async () => {
  await expect(refuseUnusableServer(connectionString)).resolves.toBeUndefined();
  const { url } = await makeDatabase();
  await expect(refuseUnusableServer(url)).resolves.toBeUndefined();
});

describe("refuses, with instructions,", () => {
  it("an encoding that can't hold every text", async () => {
    const { name, url } = await makeDatabase("encoding 'SQL_ASCII' locale 'C' template template0");
    await expect(refuseUnusableServer(url)).rejects.toThrow(
      `The database ${name} of DATABASE_URL has the encoding SQL_ASCII, and Before Ten needs UTF8: make one with "create database ${name}_utf8 encoding 'UTF8' template template0", and name that.`,
    );
  });

  it("a database that only reads", async () => {
    const { name, url } = await makeDatabase();
    await run(url, `alter database ${name} set default_transaction_read_only = on`);
    await expect(refuseUnusableServer(url)).rejects.toThrow(
      `The database ${name} of DATABASE_URL only reads (default_transaction_read_only)`,
    );
  });

  it("a role that may not make tables", async () => {
    const { name, url } = await makeDatabase("template template0");
    await run(url, "drop schema public");
    await run(url, "create schema public");
    await run(url, `revoke create on schema public from ${role}`);
    await expect(refuseUnusableServer(url)).rejects.toThrow(
      `The role ${role} of DATABASE_URL may not make tables in the schema public: let the owner of ${name} run "grant usage, create on schema public to ${role}".`,
    );
  });

  it("a database without a schema to make tables in", async () => {
    const { url } = await makeDatabase("template template0");
    await run(url, "drop schema public");
    await expect(refuseUnusableServer(url)).rejects.toThrow("may not make tables in the schema");
  });

  it("a role that may not make the mail queue's schema", async () => {
    const { name, url } = await makeDatabase();
    await run(url, `revoke create on database ${name} from ${role}`);
    await expect(refuseUnusableServer(url)).rejects.toThrow(
      `let the owner of ${name} run "grant create on database ${name} to ${role}".`,
    );
  });

  it("an installation without the extensions that the search needs", async () => {
    const { name, url } = await makeDatabase();
    // Shadows PostgreSQL's own view, and lists none.
    await run(url, "create view public.pg_available_extensions as select 'none' as name");
    await run(url, `alter database ${name} set search_path = public, pg_catalog`);
    await expect(refuseUnusableServer(url)).rejects.toThrow(
      "The PostgreSQL of DATABASE_URL lacks pg_trgm and unaccent, which come with it: install its package of extensions (postgresql-contrib, say) on that server.",
    );
  });

  it("a role that may not make the extensions", async () => {
    const { name, url } = await makeDatabase();
    await run(url, "create schema pgboss");
    await run(url, `revoke create on database ${name} from ${role}`);
    await expect(refuseUnusableServer(url)).rejects.toThrow(
      `may not make the extension pg_trgm and unaccent: let the owner of ${name} run "grant create on database ${name} to ${role}".`,
    );
  });

  describe.skipIf(superuserUrl === undefined)(`what another role has made${bySuperuser}:`, () => {
    /** As left by a superuser who restores a dump, for example. */
    async function runAsSuperuser(name: string, ...statements: string[]): Promise<void> {
      const url = new URL(superuserUrl ?? "");
      url.pathname = `/${name}`;
      for (const statement of statements) await run(url.href, statement);
    }

    it("tables", async () => {
      const { name, url } = await makeDatabase();
      await runAsSuperuser(
        name,
        "create table kysely_migration (name text)",
        "create table events (id uuid)",
        `grant all on all tables in schema public to ${role}`,
      );
      await expect(refuseUnusableServer(url)).rejects.toThrow(
        `The table events of ${name} is the role postgres's, so ${role} of DATABASE_URL can't bring it up to date: restore the dump with "pg_restore --no-owner --role=${role}", or let a superuser run "alter table … owner to ${role}" for each.`,
      );
      for (const table of ["kysely_migration", "events"]) {
        await runAsSuperuser(name, `alter table ${table} owner to ${role}`);
      }
      // The history may belong to another role on purpose, and other tables to anyone.
      await runAsSuperuser(name, "create table history (id uuid)", "create schema others");
      await runAsSuperuser(name, "create table others.events (id uuid)");
      await expect(refuseUnusableServer(url)).resolves.toBeUndefined();
    });

    it("the mail queue's schema, and its tables", async () => {
      const { name, url } = await makeDatabase();
      await runAsSuperuser(name, "create schema pgboss");
      await expect(refuseUnusableServer(url)).rejects.toThrow(
        `The role ${role} of DATABASE_URL may not use the schema pgboss of ${name}, which the mail queue is in: let its owner run "grant usage, create on schema pgboss to ${role}".`,
      );
      await runAsSuperuser(name, `grant usage, create on schema pgboss to ${role}`);
      await expect(refuseUnusableServer(url)).resolves.toBeUndefined();
      await runAsSuperuser(name, "create table pgboss.job (id uuid)");
      await expect(refuseUnusableServer(url)).rejects.toThrow("The table job of");
    });
  });

  it("a database that isn't there, at once", async () => {
    const url = withDatabase("never_created");
    await expect(refuseUnusableServer(url)).rejects.toThrow(/has no database of that name/);
  });

  it("a wrong password, without telling it", async () => {
    const url = new URL(connectionString);
    url.password = "guessed-secret";
    const refused = await refuseUnusableServer(url.href).then(
      () => "",
      (error: unknown) => String(error),
    );
    expect(refused).toMatch(/refuses the role and the password of DATABASE_URL/);
    expect(refused).not.toContain("guessed-secret");
  });

  it("an address that can't be read", async () => {
    await expect(refuseUnusableServer("postgres://club:secret@host:port/club")).rejects.toThrow(
      /^DATABASE_URL can't be used: .*Correct it\.$/,
    );
  });

  it("a server that doesn't answer, after a while", async () => {
    const url = new URL(connectionString);
    url.port = String(await findFreePort());
    const began = performance.now();
    await expect(refuseUnusableServer(url.href, { waitMs: 1_000 })).rejects.toThrow(
      `DATABASE_URL leads to 127.0.0.1:${url.port}, where no PostgreSQL has answered for 1 seconds (connect ECONNREFUSED 127.0.0.1:${url.port}): start that server, or correct DATABASE_URL.`,
    );
    expect(performance.now() - began).toBeLessThan(6_000);
  });
});

it("waits for a server that comes a little later", async () => {
  const { hostname, port } = new URL(connectionString);
  const late = new URL(connectionString);
  late.port = String(await findFreePort());
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on("error", () => undefined);
  });
  onTestFinished(() => void proxy.close());
  const reached = refuseUnusableServer(late.href, { waitMs: 15_000 });
  setTimeout(() => proxy.listen(Number(late.port), "127.0.0.1"), 700);
  await expect(reached).resolves.toBeUndefined();
});

it("stops waiting when the start is given up", async () => {
  const url = new URL(connectionString);
  url.port = String(await findFreePort());
  const stopping = new AbortController();
  const waiting = refuseUnusableServer(url.href, { signal: stopping.signal });
  setTimeout(() => stopping.abort(new Error("given up")), 200);
  await expect(waiting).rejects.toThrow("given up");
});
