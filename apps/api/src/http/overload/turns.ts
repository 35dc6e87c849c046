import type { EventEmitter } from "node:events";

/** Milliseconds of work before new requests are let in. */
const budgetMs = 4;
/** Upper limit, so that waiting work continues however many requests come. */
const mostLettingInMs = 25;

export interface Turns {
  /**
   * Waits until all new requests have been admitted. One waiter continues at a time, so that what
   * each computes blocks the event loop separately.
   */
  next: () => Promise<void>;
}

/**
 * Admits new connections between two pieces of work. Node accepts one connection per turn of the
 * event loop, however many are waiting: if each turn renders a page, it admits forty visitors a
 * second, and those the cache would answer wait with the rest.
 */
export function createTurns(server: EventEmitter): Turns {
  const line: (() => void)[] = [];
  let connections = 0;
  let isTurning = false;
  let caughtUpAt = 0;

  server.on("connection", () => (connections += 1));

  function turn(seen: number, since: number): void {
    setImmediate(() => {
      const now = performance.now();
      if (connections !== seen && now - since < mostLettingInMs) {
        turn(connections, since);
        return;
      }
      caughtUpAt = now;
      line.shift()?.();
      if (line.length > 0) turn(connections, now);
      else isTurning = false;
    });
  }

  return {
    next() {
      if (!isTurning && performance.now() - caughtUpAt < budgetMs) return Promise.resolve();
      return new Promise((resolve) => {
        line.push(resolve);
        if (isTurning) return;
        isTurning = true;
        turn(connections, performance.now());
      });
    },
  };
}
