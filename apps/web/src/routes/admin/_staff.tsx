import { Outlet, createFileRoute } from "@tanstack/react-router";
import { StaffFrame } from "../../features/staff/staff-frame.tsx";
import { StaffOnly } from "../../features/staff/staff-only.tsx";
import { staffPageHead } from "../../lib/page-head.ts";

/** The admin area. What it shows comes only with the browser's token, so the server renders none of it. */
export const Route = createFileRoute("/admin/_staff")({
  head: () => staffPageHead("Admin"),
  component: Staff,
});

function Staff() {
  return (
    <StaffOnly>
      {(user) => (
        <StaffFrame user={user}>
          <Outlet />
        </StaffFrame>
      )}
    </StaffOnly>
  );
}
