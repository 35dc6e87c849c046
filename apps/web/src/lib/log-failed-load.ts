import type { Query } from "@tanstack/react-query";

/** Agreed to be logged: nobody is told that they failed, or not why. Any other failure stands on the page itself. */
const loggedLoads = new Set(["events.upcoming", "posts.filters", "newsletter.overview"]);

/** For the browser's console; the server has its log. */
export function logFailedLoad(error: Error, { queryKey }: Pick<Query, "queryKey">): void {
  const [path] = queryKey;
  const procedure = Array.isArray(path) ? path.join(".") : "";
  if (!import.meta.env.SSR && loggedLoads.has(procedure)) {
    console.error(`Failed to load ${procedure}:`, error);
  }
}
