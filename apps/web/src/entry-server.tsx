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
import { type FunctionComponent, type ReactElement, type ReactNode, createElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import { IslandRoot } from "./islands/island-root.tsx";
import { IslandRenderer } from "./islands/island.tsx";
import { isFailedCall, trpc } from "./lib/trpc.ts";
import { isAdminPath } from "./lib/admin-path.ts";
import { colourSchemeScript } from "./lib/colour-scheme.ts";
import { earlyInputScript } from "./lib/early-input.ts";
import { imageTransitionScript } from "./lib/image-transition.ts";
import { createMarkupCache } from "./lib/markup-cache.ts";
import { createRecentAnswers } from "./lib/recent-answers.ts";
import { readRouteAssets } from "./lib/route-assets.ts";
import { speculationRules } from "./lib/speculation-rules.ts";
import { startScripts } from "./lib/start-scripts.ts";
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

/**
 * Rejects when a component throws: React would answer 200 and leave it to the browser to fail once
 * more.
 */
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
    // `HeadContent` would write all styles once more, as a key, for each page.
    if (!isApp) router.ssr = { manifest: undefined };
    const document = <RouterServer router={router} />;
    const whole = isApp
      ? await transformHtmlStringWithRouter(router, await renderToHydrate(document, page))
      : doctype + renderToStay(document);
    const routeIds = matches.map(({ routeId }) => routeId);
    route = routeIds.at(-1);
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

interface RoutedPage {
  routeIds: string[];
  /** Whether it is one of the admin area, which React takes over. */
  isApp: boolean;
}

/** Scripts are the last of the head, after a public page's styles. */
async function withHeadEnd(
  html: string,
  { routeIds, isApp }: RoutedPage,
  { nonce }: SitePage,
): Promise<string> {
  const { entries, transitions, isBuilt, imports, inlined, styles } = await readRouteAssets();
  const filesOf = (files: Record<string, string[]>) => [
    ...new Set(routeIds.flatMap((routeId) => files[routeId] ?? [])),
  ];
  const sheets = filesOf(inlined);
  const starter = startScripts({
    entry: isApp ? entries.app : entries.public,
    imports: isApp ? filesOf(imports) : [],
    styles: sheets,
  });
  const scripts = [
    earlyInputScript,
    isApp ? colourSchemeScript() : imageTransitionScript(transitions),
    // While developing the router writes the script of a page that it hydrates.
    ...(isApp && !isBuilt ? [] : [starter]),
  ];
  const headEnd = html.indexOf("</head>");
  const head = html.slice(0, headEnd);
  const text = isApp ? "" : sheets.map((url) => styles[url]).join("");
  return (
    (isApp ? head : withoutNonces(head)) +
    (text && `<style nonce="${nonce}">${text}</style>`) +
    inline(scripts, nonce) +
    html.slice(headEnd)
  );
}

/**
 * The router gives a nonce to all that stands in the head, of which a policy asks scripts and
 * styles alone.
 */
function withoutNonces(head: string): string {
  return head.replaceAll(/(<(?:meta|link)\b[^>]*?) nonce="[^"]*"/g, "$1");
}

/**
 * Scripts that leave nothing behind, in one element: the policy of a cached page has a hash of
 * each.
 */
function inline(scripts: string[], nonce: string): string {
  return `<script nonce="${nonce}">${scripts.join("")}document.currentScript.remove()</script>`;
}

/** Its calls are the browser's: on the server it only shows what it looks like before the first. */
const silentClient = trpc.createClient({ links: [] });

const cachedMarkup = createMarkupCache();
const recentAnswers = createRecentAnswers();

function renderIsland<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  identifierPrefix: string,
): string {
  return cachedMarkup(component, props, () =>
    renderToString(
      <IslandRoot trpcClient={silentClient}>{createElement(component, props)}</IslandRoot>,
      { identifierPrefix },
    ),
  );
}

function renderPart<Props extends object>(component: FunctionComponent<Props>, props: Props) {
  return cachedMarkup(component, props, () =>
    renderToStaticMarkup(createElement(component, props)),
  );
}

/**
 * Takes what a loader throws into `errors`; the page, and the data the browser hydrates from, get a
 * harmless sentence.
 */
function createPageRouter(page: SitePage, errors: Set<unknown>) {
  const router = getRouter({
    trpcClient: trpc.createClient({
      links: [noteErrors(errors), recentAnswers(page)],
    }),
    facts: { renderedAt: page.renderedAt, publicUrl: page.publicUrl },
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
          // What isn't hydrated takes no data along.
          if (isAdminPath(router.latestLocation.pathname)) await dehydrate(options);
        };
      },
    ],
  };
  return router;
}

/**
 * A page may show that a part of it is missing; that is still no page to keep, or to find in a
 * search.
 */
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
 * The router writes some characters of a path otherwise than browsers do, such as `^`: it would
 * redirect for ever.
 */
function leadsToItself(headers: Headers, { publicUrl, url }: SitePage): boolean {
  const location = headers.get("location");
  return location !== null && new URL(location, publicUrl).href === new URL(publicUrl + url).href;
}

function statusOf(error: unknown): number {
  return (isFailedCall(error) ? error.data?.httpStatus : undefined) ?? 500;
}

/** A public page: nothing hydrates it, and its loaders have brought all that it shows. */
function renderToStay(document: ReactElement): string {
  return renderToStaticMarkup(
    <IslandRenderer value={renderIsland}>
      <PartRenderer value={renderPart}>{document}</PartRenderer>
    </IslandRenderer>,
  );
}

/** Waits for all of the page, so that nothing is left to stream once its status is sent. */
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
      // Never moves a large part to the end of the page, to be put in its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => pipe(markup),
    });
    markup.once("finish", resolve);
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
  const html = Buffer.concat(chunks).toString();
  // The router writes its own.
  return html.startsWith(doctype) ? html.slice(doctype.length) : html;
}
