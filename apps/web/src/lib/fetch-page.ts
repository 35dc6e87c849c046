import { apiTimeoutMs } from "@before-ten/contracts/shared/limits";
import { lastTryAtMs, retryPausesMs } from "./retry-pauses.ts";

/**
 * The page of this site at an address. One that doesn't come, or is the server's error, is fetched
 * again soon, as every question is. Undefined: it didn't come at all.
 */
export async function fetchPage(address: string, stop: AbortSignal): Promise<Document | undefined> {
  const startedAt = performance.now();
  let page: Document | undefined;
  for (const pauseMs of [...retryPausesMs, Number.POSITIVE_INFINITY]) {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(apiTimeoutMs)]);
    const answer = await fetchText(address, signal);
    if (answer !== undefined) page = parsePage(answer.text);
    const isSoon = performance.now() - startedAt + pauseMs <= lastTryAtMs;
    if (stop.aborted || (answer?.status ?? 500) < 500 || !isSoon) return page;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return page;
}

/**
 * Without the styles, which carry that page's nonce: this one's policy would refuse and report
 * them.
 */
function parsePage(html: string): Document {
  const bare = html.replaceAll(/<style\b[^>]*>[^]*?<\/style>/g, "");
  return new DOMParser().parseFromString(bare, "text/html");
}

async function fetchText(address: string, signal: AbortSignal) {
  try {
    const answer = await fetch(address, { headers: { accept: "text/html" }, signal });
    return { status: answer.status, text: await answer.text() };
  } catch {
    // The connection is gone, or somebody asks for another page by now.
    return undefined;
  }
}
