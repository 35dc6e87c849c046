import { sql } from "kysely";
import { createDatabase } from "../client.ts";
import { inTransaction } from "../transactions.ts";

/** Locks a table until the returned function is called: every statement on it waits. */
export async function holdTable(
  connectionString: string,
  table: string,
): Promise<() => Promise<void>> {
  const db = createDatabase({ connectionString, maxConnections: 1 });
  const held = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const holding = inTransaction(db, async (trx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
    held.resolve();
    await over.promise;
  });
  await Promise.race([held.promise, holding]);
  return async () => {
    over.resolve();
    await holding;
    await db.destroy();
  };
}
