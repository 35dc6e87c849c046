import type { Query } from "@tanstack/react-query";

/**
 * Queries whose errors the page doesn't show, or not their reason, and which are logged as
 * specified. Errors of all others stand on the page itself.
 */
const loggedLoads = new Set(["events.upcoming", "posts.filters", "newsletter.overview"]);

/** Writes the error to the browser's console; the server has its own log. */
export function logFailedLoad(error: Error, { queryKey }: Pick<Query, "queryKey">): void {
  const [path] = queryKey;
  const procedure = Array.isArray(path) ? path.join(".") : "";
  if (!import.meta.env.SSR && loggedLoads.has(procedure)) {
    console.error(`Failed to load ${procedure}:`, error);
  }
}
