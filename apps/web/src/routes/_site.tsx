import { Outlet, createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../features/site/public/not-found-page.tsx";
import { SiteFrame } from "../features/site/public/site-frame.tsx";

/** Every public page stands in the site's frame. */
export const Route = createFileRoute("/_site")({
  component: () => (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  ),
  notFoundComponent: NotFoundPage,
});
