import { settleOrders } from "@before-ten/db/queries/orders/orders";
import type { Deps } from "../../deps.ts";
import { repeat } from "./repeat.ts";

/** As each change empties the caches, a rush of orders changes pages only this often. */
const everyMs = 2_000;

/**
 * Makes what pages say of places left follow the orders. What is still to be counted is read off
 * the database, so nothing is lost if a process is killed. Returns a function that stops it.
 */
export function keepOrdersSettled(
  { db, clock }: Pick<Deps, "db" | "clock">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return repeat(everyMs, () => settleOrders(db, clock.now()), onError);
}
