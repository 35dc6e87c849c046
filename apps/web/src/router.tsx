import type { AppRouter } from "@before-ten/api/app-router";
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { type TextReader, createTextReader } from "@before-ten/contracts/site/read-texts";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { isAdminPath } from "./lib/admin-path.ts";
import { logFailedLoad } from "./lib/api/log-failed-load.ts";
import { parseSearch, stringifySearch } from "./lib/search-string.ts";
import { type TrpcClient, trpc } from "./lib/api/trpc.ts";
import { SiteTexts } from "./lib/site-texts.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** Context of every loader, `beforeLoad` and `useRouter().options.context`. */
export interface RouterContext extends RenderFacts {
  /**
   * For loaders: `api.events.upcoming.ensureData(input)` is `ensureQueryData` of the procedure's
   * query, so that a component's hook finds the answer in `queryClient`.
   */
  api: ReturnType<typeof queriesOf>;
  /** A browser test checks the admin area's for secrets. */
  queryClient: QueryClient;
}

/** What only the server knows. */
export interface RenderFacts {
  /** When the server renders the page, ISO 8601. */
  renderedAt: string;
  /** The site's origin, without a trailing slash. */
  publicUrl: string;
  /** The site's sentences: `texts(aboutTexts).title`. The admin area has the club's own alone. */
  texts: TextReader;
}

interface RouterParts {
  trpcClient: TrpcClient;
  /** In the browser, where no public page is rendered, only the club's own texts are known. */
  facts?: Partial<RenderFacts>;
  nonce?: string;
}

/** Short enough that a returning admin sees current ticket sales. */
const staleTimeMs = 2 * 60_000;

/** Creates a router and a QueryClient for each request, or for each browser tab. */
export function getRouter({ trpcClient, facts, nonce }: RouterParts) {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: logFailedLoad }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        // The tRPC client itself retries (`retry-soon.ts`).
        retry: false,
      },
    },
  });
  const context: RouterContext = {
    // The page of an unknown address shows the year in the browser, too.
    renderedAt: new Date().toISOString(),
    publicUrl: "",
    texts: createTextReader(),
    ...facts,
    api: queriesOf(queryClient, trpcClient),
    queryClient,
  };
  const router = createRouter({
    routeTree,
    context,
    ...(nonce !== undefined && { ssr: { nonce } }),
    parseSearch,
    stringifySearch,
    // On other pages the browser restores it.
    scrollRestoration: ({ location }) => isAdminPath(location.pathname),
    // The style sheet scrolls smoothly within a page, which would be tiresome between pages.
    scrollRestorationBehavior: "instant",
    defaultPreload: "intent",
    // The query cache decides what is stale.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    Wrap: ({ children }) => (
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <SiteTexts value={context.texts}>{children}</SiteTexts>
        </QueryClientProvider>
      </trpc.Provider>
    ),
  });
  return router;
}

function queriesOf(queryClient: QueryClient, client: TrpcClient) {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /**
     * The page is the same for everyone, so the server may cache it for a minute. A URL with other
     * search parameters than these is rendered individually, unless they only name a campaign.
     */
    cachedPage?: { search: readonly string[] };
    /** A single step of the visitor, such as a confirmation: its header has no links. */
    isBare?: boolean;
  }
}
