import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** A domain without mail: RFC 2606. */
const domain = "set-aside.invalid";

/**
 * The address given to a row whose mailbox belongs to another row. It is readable, and shows the
 * original.
 */
export function setAsideAddress(email: string, id: string): string {
  return `${encodeURIComponent(email).toLowerCase()}+${id}@${domain}`;
}

/** What an operator has to check: accounts, and subscribers in the trash. */
export async function listSetAside(db: Db): Promise<{ accounts: string[]; subscribers: string[] }> {
  const isAside = sql<boolean>`email like ${`%@${domain}`}`;
  const accounts = await db.selectFrom("users").select("id").where(isAside).execute();
  const subscribers = await db
    .selectFrom("all_subscribers")
    .select("id")
    .where("deleted_at", "is not", null)
    .where(isAside)
    .limit(100)
    .execute();
  return { accounts: accounts.map(({ id }) => id), subscribers: subscribers.map(({ id }) => id) };
}
