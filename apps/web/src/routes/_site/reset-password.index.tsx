import { createFileRoute, redirect } from "@tanstack/react-router";

/** The address of a mailed link that was cut off: the page that mails it again. */
export const Route = createFileRoute("/_site/reset-password/")({
  beforeLoad: () => redirect({ to: "/forgot-password", throw: true }),
});
