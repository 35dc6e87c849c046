import type { EventEmitter } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** How often the timer that measures is due, in milliseconds. */
const resolutionMs = 20;
/** Of this many milliseconds the mean is formed. */
const windowMs = 500;

interface LoopDelay {
  /** By how many milliseconds timers were late, on average of the last half second. */
  meanMs: () => number;
  close: () => void;
}

/**
 * Whether the event loop keeps up, measured from when the server listens: the start blocks it for
 * seconds, but no client waits then.
 */
export function watchLoopDelay(server: EventEmitter): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  let meanMs = 0;
  let timer: NodeJS.Timeout | undefined;
  server.once("listening", () => {
    histogram.enable();
    timer = setInterval(look, windowMs).unref();
  });

  function look(): void {
    // It is NaN when the timer wasn't due once: then this one was late, too.
    const seenMs = histogram.mean / 1e6 - resolutionMs;
    meanMs = Number.isNaN(seenMs) ? windowMs : Math.max(0, seenMs);
    histogram.reset();
  }

  return {
    meanMs: () => meanMs,
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
