import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { isAdminPath } from "./lib/admin-path.ts";
import { logFailedLoad } from "./lib/log-failed-load.ts";
import { parseSearch, stringifySearch } from "./lib/search-string.ts";
import { type TrpcClient, trpc } from "./lib/trpc.ts";
import { routeTree } from "./routeTree.gen.ts";

/** What every loader, `beforeLoad` and `useRouter().options.context` can reach. */
export interface RouterContext extends RenderFacts {
  /** For the loaders of public pages, which run on the server alone. */
  api: TrpcClient;
  /** What the admin area has asked; a browser test looks into it for what shouldn't stay. */
  queryClient: QueryClient;
}

/** What only the server knows. */
export interface RenderFacts {
  /** When the server renders the page, ISO 8601. */
  renderedAt: string;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
}

interface RouterParts {
  trpcClient: TrpcClient;
  /** Absent in the browser, where no public page is rendered. */
  facts?: RenderFacts;
  nonce?: string;
}

/** Short enough that an admin who comes back sees tickets sell. */
const staleTimeMs = 2 * 60_000;

/** One router and one QueryClient for each request, or for each browser tab. */
export function getRouter({ trpcClient, facts, nonce }: RouterParts) {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: logFailedLoad }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        // The tRPC client asks again by itself (`retry-soon.ts`).
        retry: false,
      },
    },
  });
  const context: RouterContext = {
    renderedAt: "",
    publicUrl: "",
    ...facts,
    api: trpcClient,
    queryClient,
  };
  const router = createRouter({
    routeTree,
    context,
    ...(nonce !== undefined && { ssr: { nonce } }),
    parseSearch,
    stringifySearch,
    // Elsewhere it is the browser's own.
    scrollRestoration: ({ location }) => isAdminPath(location.pathname),
    // The style sheet scrolls softly inside a page; between pages that would be a ride.
    scrollRestorationBehavior: "instant",
    defaultPreload: "intent",
    // The query cache decides how old is too old.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    Wrap: ({ children }) => (
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /**
     * The page is the same for everyone, so the server may keep it for a minute. A URL with a
     * search parameter that isn't named here is rendered for itself, unless it only tells of a
     * campaign.
     */
    cachedPage?: { search: readonly string[] };
  }
}
