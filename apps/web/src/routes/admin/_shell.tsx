import { Outlet, createFileRoute } from "@tanstack/react-router";
import { AdminShell } from "../../admin/shell/admin-shell.tsx";
import { AdminOnly } from "../../admin/shell/admin-only.tsx";
import { adminPageHead } from "../../lib/page-head.ts";

/**
 * The admin area. What it shows comes only with the browser's token, so the server renders none of
 * it.
 */
export const Route = createFileRoute("/admin/_shell")({
  head: () => adminPageHead("Admin"),
  component: Admin,
});

function Admin() {
  return (
    <AdminOnly>
      {(user) => (
        <AdminShell user={user}>
          <Outlet />
        </AdminShell>
      )}
    </AdminOnly>
  );
}
