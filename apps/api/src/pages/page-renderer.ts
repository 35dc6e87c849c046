import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ErrorDetail } from "@before-ten/contracts/shared/errors";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import type { AnyRouter, TRPCError, inferRouterContext } from "@trpc/server";

/**
 * The exports of the site's server build: `apps/web/src/entry-server.tsx` imports these types. The
 * build itself is loaded when the server starts, so that the API doesn't depend on the site.
 * `Router` is the router whose procedures the pages call.
 */
export interface WebEntry<Router extends AnyRouter = AnyRouter> {
  /** Rejects if the page can't be rendered at all. */
  render: (page: PageRequest<Router>) => Promise<RenderedPage>;
}

export interface PageRequest<Router extends AnyRouter = AnyRouter> {
  /** Path and query. */
  url: string;
  publicUrl: string;
  /** The sentences of the site. */
  texts: TextReader;
  /** ISO 8601. */
  renderedAt: string;
  appRouter: Router;
  createContext: () => Promise<inferRouterContext<Router>>;
  /**
   * The key of a query whose answer is the same for everyone until something changes: the page may
   * use a cached answer. Undefined: its answer depends on the caller.
   */
  answerKeyOf: (path: string, input: unknown) => string | undefined;
  /** For every script and style of the page. */
  nonce: string;
  signal: AbortSignal;
  /** Awaited before the markup is written, which blocks the event loop. */
  nextTurn?: (() => Promise<void>) | undefined;
  /** What the page's form did before; such a page has no scripts. */
  posted?: PostedForm | undefined;
  /** Called with the reason if a page answers 500 or above. */
  onError: (error: unknown) => void;
}

/** What the form of a page did that was posted without scripts. */
export interface PostedForm {
  /** The procedure it called: `contact.send`. */
  form: string;
  /** What was typed and chosen, without passwords. */
  values: Record<string, string[]>;
  /** The procedure's answer. */
  data?: unknown;
  /** Its error, as the browser's client reports it. */
  error?: {
    message: string;
    data: {
      code: TRPCError["code"];
      httpStatus: number;
      path: string;
      details: ErrorDetail[] | undefined;
      requestId: string;
    };
  };
}

export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
  /**
   * Inline scripts that the page's own scripts add to it: its policy allows exactly these texts.
   */
  laterScripts?: readonly string[];
  /**
   * The search parameters the page uses, if it is the same for everyone. Without them it must not
   * be cached.
   */
  cachedSearch: readonly string[] | undefined;
  /** The pattern of its address, such as `/events/$slug`. */
  route?: string | undefined;
}

/** Vite as wrapped by `dev-server.ts` of apps/web; only the site depends on it. */
export interface DevServer {
  loadEntry: () => Promise<unknown>;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Maps an error's stack to the sources. */
  explain: (error: Error) => void;
  close: () => Promise<void>;
}

/** Throws if the site isn't built. */
export async function loadBuiltEntry(webDir: string): Promise<WebEntry> {
  const path = join(webDir, "dist/server/entry-server.js");
  return checkEntry(await import(pathToFileURL(path).href), path);
}

export function checkEntry(module: unknown, path: string): WebEntry {
  if (!isWebEntry(module)) throw new Error(`${path} exports no render function`);
  return module;
}

function isWebEntry(module: unknown): module is WebEntry {
  return (
    typeof module === "object" &&
    module !== null &&
    "render" in module &&
    typeof module.render === "function"
  );
}
