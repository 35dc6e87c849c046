import type { AccountUser } from "@before-ten/contracts/auth/output";
import { useEffect } from "react";
import { readToken, saveSession, useSession } from "../../lib/api/session.ts";
import { trpc } from "../../lib/api/trpc.ts";

/**
 * The account as the server knows it now: an address may have been confirmed elsewhere, and an
 * owner may have changed the role. Undefined while signed out.
 */
export function useOwnAccount(): AccountUser | undefined {
  const session = useSession();
  const user = typeof session === "string" ? undefined : session.user;
  const { data } = trpc.auth.me.useQuery(undefined, {
    enabled: user !== undefined,
    staleTime: 0,
  });

  useEffect(() => {
    const token = readToken();
    if (data && token !== null) saveSession({ token, user: data });
  }, [data]);

  return user;
}
