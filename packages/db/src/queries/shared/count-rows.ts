import type { SelectQueryBuilder } from "kysely";

/** How many rows a query without a selection finds. */
export async function countRows<Database, Tables extends keyof Database>(
  rows: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { count } = await rows
    .select((eb) => eb.fn.countAll().as("count"))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}
