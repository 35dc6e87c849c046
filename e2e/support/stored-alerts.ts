import type { Db } from "@before-ten/db/client";

/** Number of alerts stored for this address. */
export async function countAlertsOf(db: Db, email: string): Promise<number> {
  const { count } = await db
    .selectFrom("event_alerts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return count;
}
