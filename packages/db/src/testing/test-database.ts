import { inject } from "vitest";
import { createDatabase, type Db } from "../client.ts";
import { cloneTemplate, type TestPostgres } from "./test-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    testPostgres: TestPostgres;
  }
}

export interface TestDatabase extends AsyncDisposable {
  db: Db;
  connectionString: string;
  close: () => Promise<void>;
}

/**
 * Everything takes longer when other work shares the cores; the server's own limits have separate
 * tests.
 */
const patience = { connectTimeoutMs: 15_000, statementTimeoutMs: 15_000 };

/** A migrated database for a single test file. Closing drops it, even with open connections. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connectionString, drop } = await cloneTemplate(inject("testPostgres"));
  const db = createDatabase({ connectionString, ...patience });
  const close = async () => {
    await db.destroy();
    await drop();
  };
  return { db, connectionString, close, [Symbol.asyncDispose]: close };
}
