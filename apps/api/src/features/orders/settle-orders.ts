import { setTimeout as wait } from "node:timers/promises";
import { settleOrders } from "@before-ten/db/queries/orders/orders";
import type { Deps } from "../../deps.ts";

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
  const stopping = new AbortController();
  const { signal } = stopping;
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await settleOrders(db, clock.now()).catch(onError);
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
