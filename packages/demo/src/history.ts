import { type Actor, actAs } from "@before-ten/db/actor";
import type { Db } from "@before-ten/db/client";

/** Former admins: these accounts don't exist, so signing in as them is impossible. */
const admin = (id: string, name: string): Actor => ({
  kind: "admin",
  id,
  name,
  via: "admin-area",
  client: "d3a0c1f2b4e5",
});

const ana = admin("0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e21", "Ana Reyes");
const ben = admin("0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e22", "Ben Okafor");

const raisedBy = 5;
const events = 2;

/** Two admins who didn't agree about a price: it ends as it began. */
export async function insertHistory(
  trx: Db,
  rows: readonly { id: string; ticket_amount?: string | number | null | undefined }[],
): Promise<void> {
  const priced = rows.filter(({ ticket_amount: amount }) => Number(amount ?? 0) > 0);
  for (const { id, ticket_amount: amount } of priced.slice(0, events)) {
    const setPrice = (price: number) =>
      trx.updateTable("events").set({ ticket_amount: price }).where("id", "=", id).execute();
    await actAs(ana, () => setPrice(Number(amount) + raisedBy));
    await actAs(ben, () => setPrice(Number(amount)));
  }
}
