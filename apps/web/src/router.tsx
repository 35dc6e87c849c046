import type { AppRouter } from "@before-ten/api/app-router";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { logFailedLoad } from "./lib/log-failed-load.ts";
import { type TrpcClient, trpc } from "./lib/trpc.ts";
import { routeTree } from "./routeTree.gen.ts";

/** What every loader, `beforeLoad` and `useRouter().options.context` can reach. */
export interface RouterContext extends RenderFacts {
  queryClient: QueryClient;
  trpc: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
}

/** What only the server knows; the browser receives it with the page. */
export interface RenderFacts {
  /** When the server rendered the page, ISO 8601. */
  renderedAt: string;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
}

interface RouterParts {
  trpcClient: TrpcClient;
  /** Absent in the browser, until the page's data arrives. */
  facts?: RenderFacts;
  nonce?: string;
}

/**
 * Long enough that a page from the server's cache (a minute old at most) hydrates without asking again, short enough that
 * a visitor who comes back sees tickets sell.
 */
const staleTimeMs = 2 * 60_000;

/** One router and one QueryClient for each request, or for each browser tab. */
export function getRouter({ trpcClient, facts, nonce }: RouterParts) {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: logFailedLoad }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        // The browser's tRPC client asks again by itself (`retry-soon.ts`); a visitor waits for the server's rendering.
        retry: false,
      },
    },
  });
  const context: RouterContext = {
    renderedAt: "",
    publicUrl: "",
    ...facts,
    queryClient,
    trpc: createTRPCQueryUtils({ queryClient, client: trpcClient }),
  };
  const router = createRouter({
    routeTree,
    context,
    ...(nonce !== undefined && { ssr: { nonce } }),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    // The style sheet scrolls softly inside a page; between pages that would be a ride.
    scrollRestorationBehavior: "instant",
    defaultPreload: "intent",
    // The query cache decides how old is too old.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    dehydrate: () => ({ ...(facts && { facts }) }),
    hydrate: (page: { facts?: RenderFacts }) => {
      Object.assign(context, page.facts);
    },
    Wrap: ({ children }) => (
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        {children}
      </trpc.Provider>
    ),
  });
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    // A failed query would carry its error into the page.
    dehydrateOptions: { shouldDehydrateQuery: (query) => query.state.status === "success" },
  });
  return router;
}

/** Plain text values: the router's own format would read `?q=2` as a number. Of a repeated name the last counts. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string") params.set(name, value);
    if (typeof value === "number" || typeof value === "boolean") params.set(name, value.toString());
  }
  return params.size === 0 ? "" : `?${params.toString()}`;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /**
     * The page is the same for everyone, so the server may keep it for a minute. A URL with a search parameter that isn't
     * named here is rendered for itself, unless it only tells of a campaign.
     */
    cachedPage?: { search: readonly string[] };
  }
}
