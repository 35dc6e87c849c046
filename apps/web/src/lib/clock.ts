import { countdownRefreshMs } from "@before-ten/contracts/shared/limits";

type Listener = (now: Date) => void;

/**
 * One timer for the whole page. It is stopped while the tab is hidden and while there are no
 * listeners.
 */
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<Listener>();

/** Calls the listener at once and then every second, until the returned function is called. */
export function watchClock(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener("visibilitychange", run);
  listeners.add(listener);
  if (timer === undefined) run();
  else listener(new Date());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", run);
    stop();
  };
}

/**
 * Like `watchClock`, but calls the listener only while the element is visible: other clocks of a
 * page stand still.
 */
export function watchClockInSight(element: Element, listener: Listener): () => void {
  listener(new Date());
  let unwatch: (() => void) | undefined;
  const observer = new IntersectionObserver((entries) => {
    const isInSight = entries.at(-1)?.isIntersecting === true;
    if (!isInSight) unwatch?.();
    unwatch = isInSight ? (unwatch ?? watchClock(listener)) : undefined;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    unwatch?.();
  };
}

function run(): void {
  stop();
  if (document.hidden) return;
  tick();
  timer = setInterval(tick, countdownRefreshMs);
}

function stop(): void {
  clearInterval(timer);
  timer = undefined;
}

function tick(): void {
  const now = new Date();
  for (const listener of listeners) listener(now);
}
