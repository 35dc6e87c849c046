import { randomBytes } from "node:crypto";
import type { Db } from "../../client.ts";

const secretBytes = 32;

/** The secret with this name, created on first use, even for concurrent callers. */
export async function getSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(secretBytes) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Deletes the secrets of earlier days, among those whose names end with a day. */
export async function deleteSecretsBefore(
  db: Db,
  { prefix, day }: { prefix: string; day: string },
): Promise<void> {
  await db
    .deleteFrom("secrets")
    .where((eb) => eb.fn("starts_with", ["name", eb.val(prefix)]))
    .where("name", "<", `${prefix}${day}`)
    .execute();
}
