import type { Query } from "@tanstack/react-query";

/**
 * Queries whose errors aren't shown, or without their reason, and so are logged as specified. Pages
 * show the errors of all others.
 */
const loggedLoads = new Set(["events.upcoming", "posts.filters", "newsletter.overview"]);

/** Logs the error to the browser's console; the server has its own log. */
export function logFailedLoad(error: Error, { queryKey }: Pick<Query, "queryKey">): void {
  const [path] = queryKey;
  const procedure = Array.isArray(path) ? path.join(".") : "";
  if (!import.meta.env.SSR && loggedLoads.has(procedure)) {
    console.error(`Failed to load ${procedure}:`, error);
  }
}
