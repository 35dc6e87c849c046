import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { toastTexts } from "@before-ten/contracts/site/texts/toasts";
import {
  HeadContent,
  Outlet,
  Scripts,
  createRootRouteWithContext,
  useLocation,
  useMatches,
} from "@tanstack/react-router";
import { type ReactNode, useLayoutEffect } from "react";
import { ErrorPage } from "../features/site/public/error-page.tsx";
import { NotFoundPage } from "../features/site/public/not-found-page.tsx";
import { SiteFrame } from "../features/site/public/site-frame.tsx";
import { isAdminPath } from "../lib/admin-path.ts";
import { useClubAttributes } from "../lib/page/club-texts.ts";
import { comeAlive, waiting } from "../lib/page/come-alive.ts";
import { handOverFields } from "../lib/page/hand-over-fields.ts";
import { useRenderedAt } from "../lib/page/rendered-at.ts";
import { colourOf } from "../lib/page/page-head.ts";
import { siteIcons } from "../lib/page/site-icons.ts";
import { useElementTexts } from "../lib/site-texts.tsx";
import type { RouterContext } from "../router.tsx";
import bricolageUrl from "../styles/everyday-fonts/bricolage-grotesque.woff2?url";
import figtreeUrl from "../styles/everyday-fonts/figtree.woff2?url";
import stylesUrl from "../styles/site.css?url";

/** In development, Vite forbids caching fonts, so that preloading would only fetch them twice. */
const preloadedFonts = import.meta.env.DEV ? [] : [bricolageUrl, figtreeUrl];
/** Built pages contain them; see route-assets.ts. */
const linkedStyles = import.meta.env.DEV ? [stylesUrl] : [];

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: match.context.texts(brandTexts).name },
    ],
    links: [
      ...siteIcons(match.context.texts),
      ...preloadedFonts.map((href) => ({
        rel: "preload",
        href,
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous" as const,
      })),
      ...linkedStyles.map((href) => ({ rel: "stylesheet", href })),
    ],
  }),
  shellComponent: Document,
  component: Page,
  notFoundComponent: NotFound,
  errorComponent: ErrorPage,
});

function NotFound() {
  return (
    <SiteFrame pathname={useLocation({ select: ({ pathname }) => pathname })} now={useRenderedAt()}>
      <NotFoundPage />
    </SiteFrame>
  );
}

function Page() {
  // Runs once the whole page is hydrated, before a re-render could overwrite what was typed.
  useLayoutEffect(() => comeAlive(document.body, handOverFields), []);
  return <Outlet />;
}

function Document({ children }: { children: ReactNode }) {
  const isApp = useLocation({ select: ({ pathname }) => isAdminPath(pathname) });
  const toasts = useElementTexts(toastTexts);
  const club = useClubAttributes();
  const ground = useMatches({ select: colourOf });
  return (
    // A script in the admin area's head may have set another colour scheme.
    <html lang="en" data-mantine-color-scheme="light" suppressHydrationWarning={isApp}>
      <head>
        <HeadContent />
      </head>
      <body
        {...(isApp ? { ...waiting, ...club } : { "data-texts": toasts })}
        style={ground === undefined ? undefined : { "--ground": ground }}
      >
        {children}
        {isApp && <Scripts />}
      </body>
    </html>
  );
}
