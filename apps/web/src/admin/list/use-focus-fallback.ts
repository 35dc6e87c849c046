import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Moves the focus to `fallback` when the focused row leaves the list, e.g. after an action on it;
 * the browser would move it to the top of the page.
 */
export function useFocusFallback<Fallback extends HTMLElement>() {
  const fallback = useRef<Fallback>(null);
  const latest = useRef<Element>(null);
  // Runs after every render, as any of them may remove the row.
  useEffect(() => {
    if (latest.current === null || latest.current.isConnected) return;
    latest.current = null;
    if (document.activeElement === document.body) fallback.current?.focus();
  });
  return {
    fallback,
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      // Focus events of a dialog opened from the list bubble here in React; the dialog restores the
      // focus without help.
      if (currentTarget.contains(target)) latest.current = target;
    },
  };
}
