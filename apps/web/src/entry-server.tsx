import { Writable } from "node:stream";
import type { AppRouter } from "@before-ten/api/app-router";
import type { PageRequest, RenderedPage } from "@before-ten/api/page-renderer";
import {
  RouterServer,
  createRequestHandler,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ReactElement, ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { IslandRenderer } from "./islands/island.tsx";
import { isFailedCall, trpc } from "./lib/api/trpc.ts";
import { isAdminPath } from "./lib/admin-path.ts";
import { clubTexts } from "./lib/page/club-texts.ts";
import { colourSchemeScript } from "./lib/page/colour-scheme.ts";
import { earlyInputScript } from "./lib/page/early-input.ts";
import { imageTransitionScript } from "./lib/page/image-transition.ts";
import { joinStyles } from "./lib/page/join-styles.ts";
import { LinkedStyles } from "./lib/page/linked-styles.tsx";
import { createRecentAnswers } from "./lib/page/recent-answers.ts";
import { Posted } from "./lib/page/posted-form.tsx";
import { readRouteAssets } from "./lib/page/route-assets.ts";
import { speculationRules } from "./lib/page/speculation-rules.ts";
import { startScripts, startScriptsAtOnce } from "./lib/page/start-scripts.ts";
import { islandRenderer, partRenderer } from "./render-parts.tsx";
import { getRouter } from "./router.tsx";
import { PartRenderer } from "./ui/cached-part.tsx";

type SitePage = PageRequest<AppRouter>;

const internalMessage = "Something went wrong on our side. Please try again.";
const notFoundPage: RenderedPage = {
  status: 404,
  headers: new Headers({ "content-type": "text/plain" }),
  html: "Not Found",
  cachedSearch: undefined,
};
const doctype = "<!DOCTYPE html>";

/** Rejects if a component throws: React would answer 200 and let the browser fail once more. */
export async function render(page: SitePage): Promise<RenderedPage> {
  const errors = new Set<unknown>();
  let html = "";
  let cachedSearch: RenderedPage["cachedSearch"];
  let route: string | undefined;
  const { status, headers } = await createRequestHandler({
    request: new Request(page.publicUrl + page.url, { signal: page.signal }),
    getRouterManifest: async () => (await readRouteAssets()).manifest,
    createRouter: () => createPageRouter(page, errors),
  })(async ({ router, responseHeaders }) => {
    if (errors.size === 0) {
      cachedSearch = router.stores.matches.get().at(-1)?.staticData.cachedPage?.search;
    }
    const matches = router.stores.matches.get();
    const isApp = isAdminPath(router.latestLocation.pathname);
    await page.nextTurn?.();
    // `HeadContent` would add all styles once more to every page.
    if (!isApp) router.ssr = { manifest: undefined };
    const routeIds = matches.map(({ routeId }) => routeId);
    route = routeIds.at(-1);
    const document = (
      <LinkedStyles value={await linkedStyles(routeIds)}>
        <RouterServer router={router} />
      </LinkedStyles>
    );
    const whole = isApp
      ? await transformHtmlStringWithRouter(router, await renderToHydrate(document, page))
      : doctype + renderToStay(document, page);
    html = await withHeadEnd(whole, { routeIds, isApp }, page);
    return new Response(null, {
      status: errors.size > 0 ? Math.max(...[...errors].map(statusOf)) : getSsrStatus(router),
      headers: responseHeaders,
    });
  });
  for (const error of errors) {
    if (statusOf(error) >= 500) page.onError(isFailedCall(error) ? (error.cause ?? error) : error);
  }
  if (leadsToItself(headers, page)) return notFoundPage;
  return { status, headers, html, laterScripts: [speculationRules], cachedSearch, route };
}

async function linkedStyles(routeIds: string[]): Promise<string | undefined> {
  const { linked, styles } = await readRouteAssets();
  const sheets = filesOf(linked, routeIds);
  return sheets.length > 0 ? joinStyles(sheets.map((url) => styles[url] ?? "")).href : undefined;
}

function filesOf(files: Record<string, string[]>, routeIds: string[]): string[] {
  return [...new Set(routeIds.flatMap((routeId) => files[routeId] ?? []))];
}

interface RoutedPage {
  routeIds: string[];
  /** True for pages of the admin area, which React hydrates. */
  isApp: boolean;
}

/** Puts scripts last in the head, after a public page's styles. */
async function withHeadEnd(
  html: string,
  { routeIds, isApp }: RoutedPage,
  { nonce, posted }: SitePage,
): Promise<string> {
  const assets = await readRouteAssets();
  const headEnd = html.indexOf("</head>");
  const head = html.slice(0, headEnd);
  if (isApp) {
    const { entries, imports, isBuilt } = assets;
    const start = startScriptsAtOnce({ entry: entries.app, imports: filesOf(imports, routeIds) });
    // In development the router adds the script of a page that it hydrates.
    const scripts = [earlyInputScript, colourSchemeScript(), ...(isBuilt ? [start] : [])];
    return head + inline(scripts, nonce) + html.slice(headEnd);
  }
  const styles = filesOf(assets.inlined, routeIds);
  const linked = filesOf(assets.linked, routeIds);
  const inlined = styles.filter((url) => !linked.includes(url));
  const scripts = [
    earlyInputScript,
    imageTransitionScript(assets.transitions),
    startScripts({ entry: assets.entries.public, styles }),
  ];
  const isInert = posted !== undefined;
  const text = inlined.map((url) => assets.styles[url]).join("");
  return (
    withoutNonces(head) +
    (text && `<style nonce="${nonce}">${text}</style>`) +
    (isInert ? "" : inline(scripts, nonce)) +
    html.slice(headEnd)
  );
}

/** Keeps the router's nonces only on scripts and styles, as the policy requires none elsewhere. */
function withoutNonces(head: string): string {
  return head.replaceAll(/(<(?:meta|link)\b[^>]*?) nonce="[^"]*"/g, "$1");
}

/**
 * Joins scripts into one element, which removes itself: a cached page's policy has a hash of each.
 */
function inline(scripts: string[], nonce: string): string {
  return `<script nonce="${nonce}">${scripts.join("")}document.currentScript.remove()</script>`;
}

const recentAnswers = createRecentAnswers();

/**
 * Collects loaders' errors in `errors`; the page and its dehydrated data get a neutral sentence
 * instead.
 */
function createPageRouter(page: SitePage, errors: Set<unknown>) {
  const router = getRouter({
    trpcClient: trpc.createClient({
      links: [noteErrors(errors), recentAnswers(page)],
    }),
    facts: {
      renderedAt: page.renderedAt,
      publicUrl: page.publicUrl,
      // The browser hydrates the admin area with just those of the club.
      texts: isAdminPath(page.url.replace(/\?.*/s, "")) ? clubTexts(page.texts) : page.texts,
    },
    nonce: page.nonce,
  });
  const { onServerSsrAttach = [] } = router.serverSsrLifecycle ?? {};
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      ...onServerSsrAttach,
      (serverSsr) => {
        const { dehydrate } = serverSsr;
        serverSsr.dehydrate = async (options) => {
          for (const match of router.stores.matches.get()) {
            if (match.status !== "error") continue;
            errors.add(match.error);
            match.error = new Error(
              isFailedCall(match.error) ? match.error.message : internalMessage,
            );
          }
          // Only a page that is hydrated contains its data.
          if (isAdminPath(router.latestLocation.pathname)) await dehydrate(options);
        };
      },
    ],
  };
  return router;
}

/** A page may show that a part of it is missing; such a page is neither cached nor indexed. */
function noteErrors(errors: Set<unknown>): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          ...observer,
          error(error) {
            if (statusOf(error) >= 500) errors.add(error);
            observer.error(error);
          },
        }),
      );
}

/**
 * The router encodes some characters of a path, such as `^`, differently from browsers, which would
 * cause a redirect loop.
 */
function leadsToItself(headers: Headers, { publicUrl, url }: SitePage): boolean {
  const location = headers.get("location");
  return location !== null && new URL(location, publicUrl).href === new URL(publicUrl + url).href;
}

function statusOf(error: unknown): number {
  return (isFailedCall(error) ? error.data?.httpStatus : undefined) ?? 500;
}

/** Renders a public page, which isn't hydrated and whose loaders have fetched all of its data. */
function renderToStay(document: ReactElement, { posted, texts }: SitePage): string {
  return renderToStaticMarkup(
    <IslandRenderer value={islandRenderer(texts)}>
      <Posted value={posted}>
        <PartRenderer value={partRenderer(texts)}>{document}</PartRenderer>
      </Posted>
    </IslandRenderer>,
  );
}

/** Waits for the whole page, as its status is sent before anything could be streamed. */
async function renderToHydrate(document: ReactNode, { nonce, signal }: SitePage): Promise<string> {
  const chunks: Buffer[] = [];
  const markup = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Keeps large parts in place; React would otherwise append them and move them by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => pipe(markup),
    });
    markup.once("finish", resolve);
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
  const html = Buffer.concat(chunks).toString();
  // The router writes its own doctype.
  return html.startsWith(doctype) ? html.slice(doctype.length) : html;
}
