import { Outlet, createFileRoute } from "@tanstack/react-router";
import { MantineRoot } from "../ui/mantine-root.tsx";

export const Route = createFileRoute("/admin")({
  component: () => (
    <MantineRoot>
      <Outlet />
    </MantineRoot>
  ),
});
