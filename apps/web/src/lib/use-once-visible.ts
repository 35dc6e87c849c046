import { useEffect, useRef } from "react";

/**
 * Runs once for each `key` per page load, when the page is visible: not on the server, nor in a tab
 * that a mail scanner or the browser opened in advance.
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
