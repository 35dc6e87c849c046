import { apiTimeoutMs } from "@before-ten/contracts/shared/limits";
import { lastTryAtMs, retryPausesMs } from "../api/retry-pauses.ts";

/**
 * Fetches a page of this site. A failed request is retried soon, like every query. Undefined if
 * there was no response.
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
 * Drops the styles, which have that page's nonce: this page's policy would block and report them.
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
    // The connection is lost, or another page was requested meanwhile.
    return undefined;
  }
}
