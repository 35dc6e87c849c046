import type { AccountUser } from "@before-ten/contracts/user";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSession } from "../../lib/session.ts";
import { Loading } from "../../ui/loading.tsx";
import { NeedsScripts } from "../../ui/needs-scripts.tsx";
import classes from "./staff-only.module.css";

/**
 * Leads everybody but a signed-in admin to the sign-in page. It spares people a page of refusals; what protects anything is
 * the server, which asks for the role with every call.
 */
export function StaffOnly({ children }: { children: (user: AccountUser) => ReactNode }) {
  const session = useSession();
  if (session === "unknown") {
    return (
      <main className={classes.waiting}>
        <Loading label="Opening the admin area" />
        <NeedsScripts />
      </main>
    );
  }
  if (session === "signed-out" || session.user.role !== "admin") {
    return <Navigate to="/admin/login" replace />;
  }
  return children(session.user);
}
