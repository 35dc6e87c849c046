import type { EventEmitter } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** How often the measuring timer is due, in milliseconds. */
const resolutionMs = 20;
/** The mean is taken over this many milliseconds. */
const windowMs = 500;

interface LoopDelay {
  /** The average delay of timers over the last half second, in milliseconds. */
  meanMs: () => number;
  close: () => void;
}

/** Measures the event loop's delay once the server listens: its start blocks it for seconds. */
export function watchLoopDelay(server: EventEmitter): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  let meanMs = 0;
  let timer: NodeJS.Timeout | undefined;
  server.once("listening", () => {
    histogram.enable();
    timer = setInterval(look, windowMs).unref();
  });

  function look(): void {
    // NaN if the timer never fired: then this one was late, too.
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
