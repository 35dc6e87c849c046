import { useEffect, useRef } from "react";

/** Runs once, when a person can see the page: not on the server, not in a tab that a mail scanner or a browser opened ahead. */
export function useOnceVisible(run: () => void): void {
  const done = useRef(false);
  const latest = useRef(run);

  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => {
    function runWhenVisible() {
      if (document.visibilityState !== "visible" || done.current) return;
      done.current = true;
      latest.current();
    }
    runWhenVisible();
    document.addEventListener("visibilitychange", runWhenVisible);
    return () => document.removeEventListener("visibilitychange", runWhenVisible);
  }, []);
}
