import { type Kysely, type QueryExecutorProvider, sql } from "kysely";

/**
 * The hashes of erased addresses get their own secret, so that replacing the counting secret
 * doesn't allow erased people to be imported again. It starts with the same value, so existing
 * hashes stay valid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepErasureSecret(db);
}

export async function keepErasureSecret(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into secrets (name, value)
    select 'erased addresses', value from secrets where name = 'counting'
    on conflict (name) do nothing
  `.execute(db);
}
