import { Writable } from "node:stream";
import type { AppRouter } from "@before-ten/api/app-router";
import type { PageRequest, RenderedPage } from "@before-ten/api/page-renderer";
import {
  RouterServer,
  createRequestHandler,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { unstable_localLink } from "@trpc/client";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { isFailedCall, trpc } from "./lib/trpc.ts";
import { earlyInputScript } from "./lib/early-input.ts";
import { readRouteAssets } from "./lib/route-assets.ts";
import { startScripts } from "./lib/start-scripts.ts";
import { getRouter } from "./router.tsx";

type SitePage = PageRequest<AppRouter>;

const internalMessage = "Something went wrong on our side. Please try again.";
const notFoundPage: RenderedPage = {
  status: 404,
  headers: new Headers({ "content-type": "text/plain" }),
  html: "Not Found",
  cachedSearch: undefined,
};
const doctype = "<!DOCTYPE html>";

/** Rejects when a component throws: React would answer 200 and leave it to the browser to fail once more. */
export async function render(page: SitePage): Promise<RenderedPage> {
  const errors = new Set<unknown>();
  let html = "";
  let cachedSearch: RenderedPage["cachedSearch"];
  const { status, headers } = await createRequestHandler({
    request: new Request(page.publicUrl + page.url, { signal: page.signal }),
    getRouterManifest: async () => (await readRouteAssets()).manifest,
    createRouter: () => createPageRouter(page, errors),
  })(async ({ router, responseHeaders }) => {
    // A page may show that a part of it is missing; that is still no page to keep, or to find in a search.
    for (const { state } of router.options.context.queryClient.getQueryCache().getAll()) {
      if (state.status === "error" && statusOf(state.error) >= 500) errors.add(state.error);
    }
    if (errors.size === 0) {
      cachedSearch = router.stores.matches.get().at(-1)?.staticData.cachedPage?.search;
    }
    const markup = await renderToMarkup(<RouterServer router={router} />, page);
    const routeIds = router.stores.matches.get().map(({ routeId }) => routeId);
    html = await withScripts(await transformHtmlStringWithRouter(router, markup), routeIds, page);
    return new Response(null, {
      status: errors.size > 0 ? Math.max(...[...errors].map(statusOf)) : getSsrStatus(router),
      headers: responseHeaders,
    });
  });
  for (const error of errors) {
    if (statusOf(error) >= 500) page.onError(isFailedCall(error) ? (error.cause ?? error) : error);
  }
  if (leadsToItself(headers, page)) return notFoundPage;
  return { status, headers, html, cachedSearch };
}

async function withScripts(html: string, routeIds: string[], page: SitePage): Promise<string> {
  const { entry, imports, inlined } = await readRouteAssets();
  const body = html.indexOf("</head>");
  const listening = html.slice(0, body) + earlyInputScript(page.nonce) + html.slice(body);
  if (entry === undefined) return listening;
  const filesIn = (files: Record<string, string[]>) => [
    ...new Set(routeIds.flatMap((routeId) => files[routeId] ?? [])),
  ];
  const starter = startScripts(
    { entry, imports: filesIn(imports), styles: filesIn(inlined) },
    page.nonce,
  );
  const end = listening.lastIndexOf("</body>");
  return listening.slice(0, end) + starter + listening.slice(end);
}

/** Takes what a loader throws into `errors`; the page, and the data the browser hydrates from, get a harmless sentence. */
function createPageRouter(page: SitePage, errors: Set<unknown>) {
  const router = getRouter({
    trpcClient: trpc.createClient({
      links: [unstable_localLink({ router: page.appRouter, createContext: page.createContext })],
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
        serverSsr.dehydrate = (options) => {
          for (const match of router.stores.matches.get()) {
            if (match.status !== "error") continue;
            errors.add(match.error);
            match.error = new Error(
              isFailedCall(match.error) ? match.error.message : internalMessage,
            );
          }
          return dehydrate(options);
        };
      },
    ],
  };
  return router;
}

/** The router writes some characters of a path otherwise than browsers do, such as `^`: it would redirect for ever. */
function leadsToItself(headers: Headers, { publicUrl, url }: SitePage): boolean {
  const location = headers.get("location");
  return location !== null && new URL(location, publicUrl).href === new URL(publicUrl + url).href;
}

function statusOf(error: unknown): number {
  return (isFailedCall(error) ? error.data?.httpStatus : undefined) ?? 500;
}

/** Waits for all of the page, so that nothing is left to stream once its status is sent. */
async function renderToMarkup(page: ReactNode, { nonce, signal }: SitePage): Promise<string> {
  const chunks: Buffer[] = [];
  const markup = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
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
