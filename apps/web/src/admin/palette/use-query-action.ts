import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/**
 * Runs the action in `?do=` and removes it from the address, so neither a reload nor Back runs it
 * again. No route validates it, since public pages would carry that code.
 */
export function useQueryAction(action: string, run: () => void): void {
  const { pathname, isRequested } = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      isRequested: "do" in location.search && location.search.do === action,
    }),
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const answer = useEffectEvent(() => {
    run();
    void navigate({ href: pathname, replace: true });
  });
  useEffect(() => {
    if (isRequested) answer();
  }, [isRequested]);
}
