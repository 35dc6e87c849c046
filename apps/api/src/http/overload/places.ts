import { setImmediate as nextTurn } from "node:timers/promises";
import { type CrowdedReason, OverloadError } from "./overload-error.ts";

interface Size {
  /** Pieces of work running at the same time. */
  atOnce: number;
  /** How many more may wait. */
  inLine: number;
}

/** A limited number of places for one kind of work, and a limited queue. */
export interface Places {
  /**
   * Does the work once there is a place. Urgent work goes first in the queue, which has as much
   * extra room for it.
   * @throws OverloadError if the queue is full
   */
  run: <Result>(work: () => Promise<Result>, options?: { isUrgent: boolean }) => Promise<Result>;
  isFull: () => boolean;
  /** How many are running, and how many wait. */
  state: () => { taken: number; waiting: number };
}

/** `letIn` admits requests before the next piece of work begins. */
export function createPlaces(
  reason: CrowdedReason,
  { atOnce, inLine }: Size,
  letIn: () => Promise<unknown> = () => nextTurn(),
): Places {
  const line: (() => void)[] = [];
  let taken = 0;

  const isFull = (room = inLine) => taken >= atOnce && line.length >= room;

  /**
   * Hands its place to the first in line, but lets new requests in before: otherwise, work that
   * never waits would run back to back and block the event loop.
   */
  function leave(): void {
    const next = line.shift();
    if (next === undefined) taken -= 1;
    else void letIn().then(next);
  }

  async function enter(isUrgent: boolean): Promise<void> {
    if (taken < atOnce) {
      taken += 1;
      return;
    }
    await new Promise<void>((resolve) => {
      if (isUrgent) line.unshift(resolve);
      else line.push(resolve);
    });
  }

  return {
    async run(work, { isUrgent } = { isUrgent: false }) {
      if (isFull(isUrgent ? 2 * inLine : inLine)) throw new OverloadError(reason);
      await enter(isUrgent);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    isFull: () => isFull(),
    state: () => ({ taken, waiting: line.length }),
  };
}
