import { useEffect, useRef } from "react";

/**
 * Runs once for each `key` in a page load, when a person can see the page: not on the server, not
 * in a tab that a mail scanner or a browser opened ahead.
 */
export function useOnceVisible(key: string, run: () => void): void {
  const done = useRef<string>(undefined);
  const latestRun = useRef(run);

  useEffect(() => {
    latestRun.current = run;
  });

  useEffect(() => {
    function runWhenVisible() {
      if (document.visibilityState !== "visible" || done.current === key) return;
      done.current = key;
      latestRun.current();
    }
    runWhenVisible();
    document.addEventListener("visibilitychange", runWhenVisible);
    return () => document.removeEventListener("visibilitychange", runWhenVisible);
  }, [key]);
}
