import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppRouter } from "../registry/app-router.ts";
import type { Context } from "../trpc/context.ts";

/** What the site's server build exports. It is loaded when the server starts, so that the API doesn't depend on the site. */
export interface WebEntry {
  /** Rejects when the page can't be rendered at all. */
  render: (page: PageRequest) => Promise<RenderedPage>;
}

interface PageRequest {
  /** Path and query. */
  url: string;
  publicUrl: string;
  /** ISO 8601. */
  renderedAt: string;
  appRouter: AppRouter;
  createContext: () => Promise<Context>;
  /** For every script and style of the page. */
  nonce: string;
  signal: AbortSignal;
  /** Told why a page answers 500 or above. */
  onError: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
  /** The search parameters the page knows, when it is the same for everyone. Without them it must not be kept. */
  cachedSearch: readonly string[] | undefined;
}

/** Throws when the site isn't built. */
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
