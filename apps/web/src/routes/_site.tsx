import { Outlet, createFileRoute, redirect, useLocation, useMatches } from "@tanstack/react-router";
import { NotFoundPage } from "../features/site/public/not-found-page.tsx";
import { SiteFrame } from "../features/site/public/site-frame.tsx";
import { useRenderedAt } from "../lib/page/rendered-at.ts";

/** The frame around every public page. */
export const Route = createFileRoute("/_site")({
  // The browser's router knows only the admin area: a link from there to a public page opens a new
  // document.
  beforeLoad: ({ location }) => {
    if (import.meta.env.SSR) return;
    redirect({ href: location.publicHref, reloadDocument: true, throw: true });
  },
  component: Site,
  notFoundComponent: NotFoundPage,
});

function Site() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isBare = useMatches({ select: (all) => all.some((match) => match.staticData.isBare) });
  return (
    <SiteFrame pathname={pathname} isBare={isBare} now={useRenderedAt()}>
      <Outlet />
    </SiteFrame>
  );
}
