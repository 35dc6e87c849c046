import { useEffect, useRef } from "react";
import { trpc } from "../../lib/trpc.ts";

/** Counts one view per page load, once a person can see the page: not on the server, not in a tab opened ahead. */
export function useCountView(id: string): void {
  const { mutate } = trpc.events.recordView.useMutation();
  const counted = useRef("");

  useEffect(() => {
    function countWhenVisible() {
      if (document.visibilityState !== "visible" || counted.current === id) return;
      counted.current = id;
      mutate({ id });
    }
    countWhenVisible();
    document.addEventListener("visibilitychange", countWhenVisible);
    return () => document.removeEventListener("visibilitychange", countWhenVisible);
  }, [id, mutate]);
}
