import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** No mail arrives there: RFC 2606. */
const domain = "set-aside.invalid";

/** Where a row goes whose mailbox is another row's. It can be read, and tells what it was. */
export function setAsideAddress(email: string, id: string): string {
  return `${encodeURIComponent(email).toLowerCase()}+${id}@${domain}`;
}

/** What an operator has to look at: accounts, and subscribers, who are in the trash. */
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
