import { Outlet, createFileRoute } from "@tanstack/react-router";
import { AdminShell } from "../../admin/shell/admin-shell.tsx";
import { PermittedPage } from "../../admin/shell/permitted-page.tsx";
import { AdminOnly } from "../../admin/shell/admin-only.tsx";
import { ClubTexts } from "../../features/site/admin/club-texts.tsx";
import { SecondFactorGate } from "../../features/auth/admin/security/second-factor-gate.tsx";
import { adminPageHead } from "../../lib/page/page-head.ts";

/** The admin area. Its content requires the browser's token, so the server renders none of it. */
export const Route = createFileRoute("/admin/_shell")({
  head: ({ match: { context } }) => adminPageHead("Admin", context),
  component: Admin,
});

function Admin() {
  return (
    <AdminOnly>
      {(user) => (
        <AdminShell user={user}>
          <SecondFactorGate>
            <PermittedPage user={user}>
              <ClubTexts>
                <Outlet />
              </ClubTexts>
            </PermittedPage>
          </SecondFactorGate>
        </AdminShell>
      )}
    </AdminOnly>
  );
}
