import { setImmediate as nextTurn } from "node:timers/promises";
import { type CrowdedReason, OverloadError } from "./overload-error.ts";

interface Size {
  /** Pieces of work at the same time. */
  atOnce: number;
  /** As many more wait in line. */
  inLine: number;
}

/** A bounded number of places for one kind of work, and a bounded line of those who wait. */
export interface Places {
  /**
   * Does the work once there is a place. What is urgent stands first in line, which has as much
   * room again for it.
   * @throws OverloadError when the line is full
   */
  run: <Result>(work: () => Promise<Result>, options?: { isUrgent: boolean }) => Promise<Result>;
  isFull: () => boolean;
  /** How many are at work, and how many wait. */
  state: () => { taken: number; waiting: number };
}

/** `letIn` lets requests come in before the next piece of work begins. */
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
