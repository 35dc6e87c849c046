import { Outlet, createFileRoute } from "@tanstack/react-router";
import { SiteTexts } from "../lib/site-texts.tsx";
import { UnknownPage } from "../admin/shell/unknown-page.tsx";
import { MantineRoot } from "../ui/mantine-root.tsx";

export const Route = createFileRoute("/admin")({
  component: Admin,
  notFoundComponent: UnknownPage,
});

function Admin() {
  // An owner may change the club's name while this is open.
  const texts = Route.useRouteContext({ select: (context) => context.texts });
  return (
    <SiteTexts value={texts}>
      <MantineRoot>
        <Outlet />
      </MantineRoot>
    </SiteTexts>
  );
}
