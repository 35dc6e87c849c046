import type { EventEmitter } from "node:events";

/** Milliseconds of work before new requests are let in. */
const budgetMs = 4;
/** However many come: after so long something waiting is done all the same. */
const mostLettingInMs = 25;

export interface Turns {
  /**
   * Waits until everybody who came meanwhile has been let in. Of those who wait, one goes on at a
   * time: what it then computes without a pause holds the event loop once, not once for each.
   */
  next: () => Promise<void>;
}

/**
 * Lets new connections in between two pieces of work. Node takes one connection with each turn of
 * the event loop, however many stand at the door: while each turn renders a page it lets in forty
 * visitors a second, and those whom the cache would answer wait with the rest.
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
