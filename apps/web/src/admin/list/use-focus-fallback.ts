import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Moves the focus to `fallback` when the row that held it leaves the list, as after an action on
 * it. Otherwise the browser would move it to the top of the page.
 */
export function useFocusFallback<Fallback extends HTMLElement>() {
  const fallback = useRef<Fallback>(null);
  const latest = useRef<Element>(null);
  // Runs after every rendering, as it can't know which one takes the row away.
  useEffect(() => {
    if (latest.current === null || latest.current.isConnected) return;
    latest.current = null;
    if (document.activeElement === document.body) fallback.current?.focus();
  });
  return {
    fallback,
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      // A dialog opened from the list is React's child of it, and gives the focus back by itself.
      if (currentTarget.contains(target)) latest.current = target;
    },
  };
}
