import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/**
 * Does what the address asks for with `?do=`, then takes that out of it: neither a reload nor the way back asks again. No route
 * validates it, since public pages would carry that along.
 */
export function useQueryAction(action: string, run: () => void): void {
  const { pathname, isAsked } = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      isAsked: "do" in location.search && location.search.do === action,
    }),
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const answer = useEffectEvent(() => {
    run();
    void navigate({ href: pathname, replace: true });
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
