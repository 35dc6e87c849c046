/**
 * For pages that have something to show without their data: the server waits for the data, a
 * visitor who comes from another page sees the page at once with its spinner. When the data can't
 * be had, the page says so in its place and offers to try again.
 */
export async function loadOrShowWhy(...data: Promise<unknown>[]): Promise<void> {
  const settled = Promise.allSettled(data);
  if (import.meta.env.SSR) await settled;
}
