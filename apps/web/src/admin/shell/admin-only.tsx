import type { AccountUser } from "@before-ten/contracts/auth/output";
import { Navigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { returnPlaceOf } from "../../lib/return-place.ts";
import { hasLoggedOut, useSession } from "../../lib/api/session.ts";
import { Loading } from "../../ui/loading.tsx";
import { NeedsScripts } from "../../ui/field/needs-scripts.tsx";
import classes from "./admin-only.module.css";

/**
 * Redirects everyone but a signed-in admin to the sign-in page, to spare them error messages. It
 * protects nothing: the server checks the role on every call.
 */
export function AdminOnly({ children }: { children: (user: AccountUser) => ReactNode }) {
  const session = useSession();
  const userId = typeof session === "object" ? session.user.id : undefined;
  const [lastUserId, setLastUserId] = useState(userId);
  if (userId !== undefined && userId !== lastUserId) setLastUserId(userId);

  if (session === "unknown") {
    return (
      <main className={classes.waiting}>
        <Loading label="Opening the admin area" />
        <NeedsScripts />
      </main>
    );
  }
  if (session === "signed-out" || session.user.role !== "admin") {
    return <ToSignIn hasLeft={lastUserId !== undefined && hasLoggedOut(lastUserId)} />;
  }
  return children(session.user);
}

/** An expired session returns to this page after signing in; a logout doesn't. */
function ToSignIn({ hasLeft }: { hasLeft: boolean }) {
  const { latestLocation } = useRouter();
  const [returnTo] = useState(() => (hasLeft ? undefined : returnPlaceOf(latestLocation)));
  return <Navigate to="/admin/login" state={{ returnTo }} replace />;
}
