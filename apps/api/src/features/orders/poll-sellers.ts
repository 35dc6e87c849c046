import type { SellerProblem } from "@before-ten/contracts/orders/rules";
import {
  type SellerRow,
  claimPolledSeller,
  recordPoll,
} from "@before-ten/db/queries/orders/ticket-sellers";
import type { Deps } from "../../deps.ts";
import type { Humanitix } from "./humanitix.ts";
import { recordStates } from "./orders.service.ts";
import { repeat } from "./repeat.ts";

type Polling = Pick<Deps, "db" | "clock"> & { humanitix: Humanitix };

const everyMs = 5 * 60_000;
const lookEveryMs = 30_000;
/** 20,000 tickets. */
const maxPages = 200;

/** Reads the orders of all sellers that are due, one after the other. */
export async function pollDueSellers(deps: Polling, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const claim = () => {
    const now = clock.now();
    return claimPolledSeller(db, { now, polledBefore: new Date(now.getTime() - everyMs) });
  };
  for (let seller = await claim(); seller !== undefined; seller = await claim()) {
    const problem = await pollSeller(deps, seller, signal);
    // This process ends: what it couldn't read isn't the seller's fault.
    if (signal?.aborted === true) return;
    await recordPoll(db, seller.id, problem);
  }
}

/** Null if all is read. What was read before a problem is recorded. */
async function pollSeller(
  { db, clock, humanitix }: Polling,
  { id, secret: key, seller_event_id: eventId }: SellerRow,
  signal: AbortSignal | undefined,
): Promise<SellerProblem | null> {
  if (eventId === null) return null;
  for (let page = 1; page <= maxPages; page += 1) {
    const read = await humanitix.readTickets({ key, eventId, page, signal });
    if ("problem" in read) return read.problem;
    // The seller was disconnected.
    if (!(await recordStates({ db, clock }, id, read.orders))) return null;
    if (read.isLast) return null;
  }
  return "unreadable";
}

/** Reads due sellers from now on; returns a function that stops it. */
export function keepSellersPolled(
  deps: Polling,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return repeat(lookEveryMs, (signal) => pollDueSellers(deps, signal), onError);
}
