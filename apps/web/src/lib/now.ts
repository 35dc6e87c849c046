import { countdownRefreshMs } from "@before-ten/contracts/shared/limits";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useSyncExternalStore } from "react";

/**
 * The current time, new every second. While a page hydrates it is the instant the server rendered
 * it at.
 */
export function useNow(): Date {
  const nowMs = useClock(toMs);
  return useMemo(() => new Date(nowMs), [nowMs]);
}

/**
 * Something read off the current time. Unlike `useNow` it renders again only when what was read
 * changes, so that a page of tickets doesn't render every second. `whenHydrating` is for what the
 * server can't know, such as the visitor's own hour.
 */
export function useClock<Value extends string | number | boolean>(
  read: (now: Date) => Value,
  whenHydrating = read,
): Value {
  const { renderedAt } = useRouter().options.context;
  return useSyncExternalStore(
    subscribe,
    () => read(now),
    () => whenHydrating(new Date(renderedAt)),
  );
}

/**
 * Runs from the browser's entry on, also while nobody listens: the next page's first render must
 * not see an old time.
 */
export function startClock(): void {
  document.addEventListener("visibilitychange", followVisibility);
  followVisibility();
}

/** One timer serves the whole page, and rests while the tab is hidden. */
let timer: ReturnType<typeof setInterval> | undefined;
let now = new Date(0);
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function followVisibility(): void {
  clearInterval(timer);
  if (document.hidden) return;
  tick();
  timer = setInterval(tick, countdownRefreshMs);
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function toMs(instant: Date): number {
  return instant.getTime();
}
