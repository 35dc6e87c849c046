import type { ReadPage } from "@before-ten/contracts/ticket-pages/output";
import type { LookOutcome } from "@before-ten/contracts/ticket-pages/rules";
import type { Deps } from "../../deps.ts";
import { OutboundError, type OutboundErrorReason } from "../../outbound/outbound-error.ts";
import { WorkerError } from "../../workers/worker-process.ts";
import { type Reading, foundValuesOf, nothingFound } from "./found-values.ts";
import { type PageFacts, pageFactsSchema } from "./page-facts.ts";
import type { ReadPageInput } from "./read-page.task.ts";
import { isReservedHost } from "../../outbound/reserved-hosts.ts";

interface Look {
  url: string;
  /** True for automatic looks, which the host's robots.txt may refuse. */
  obeysRobots: boolean;
}

/** The result of fetching a page, before it is matched to an event. */
export interface SeenPage {
  /** "read": the page was parsed, with or without an event. */
  outcome: LookOutcome;
  httpStatus: number | null;
  facts?: PageFacts;
}

const module = new URL("read-page.task.ts", import.meta.url).href;
/** Enough for a page of two megabytes on a busy machine. */
const readWithinMs = 5_000;

const outcomes: Record<OutboundErrorReason, LookOutcome> = {
  "not public": "not-public",
  unreachable: "unreachable",
  "too slow": "unreachable",
  "too many redirects": "unreachable",
  "too large": "unreadable",
  "not html": "unreadable",
  robots: "robots",
};

/** Looks at a ticket page once. An unreadable page is a result, not an error. */
export async function lookAtPage(
  deps: Pick<Deps, "pages" | "workers">,
  look: Look,
): Promise<SeenPage> {
  if (isReservedHost(look.url)) return { outcome: "not-public", httpStatus: null };
  try {
    const { status: httpStatus, text } = await deps.pages.fetch(look.url, look);
    if (httpStatus !== 200) return { outcome: outcomeOf(httpStatus), httpStatus };
    return { outcome: "read", httpStatus, facts: await readFacts(deps, text) };
  } catch (error) {
    if (error instanceof OutboundError) {
      return { outcome: outcomes[error.reason], httpStatus: null };
    }
    // The page exceeds the task's time limit. Another worker error tells nothing about the page.
    if (error instanceof WorkerError && error.reason === "too slow") {
      return { outcome: "unreadable", httpStatus: null };
    }
    throw error;
  }
}

/** What the fetched page says about one event. */
export function readAs({ outcome, httpStatus, facts }: SeenPage, reading: Reading): ReadPage {
  if (facts === undefined) return { outcome, httpStatus, found: nothingFound };
  const found = foundValuesOf(facts, reading);
  if (found === undefined) return { outcome: "no-event", httpStatus, found: nothingFound };
  return { outcome, httpStatus, found };
}

async function readFacts({ workers }: Pick<Deps, "workers">, html: string): Promise<PageFacts> {
  const input: ReadPageInput = { html };
  return pageFactsSchema.parse(await workers.run({ module, input, withinMs: readWithinMs }));
}

function outcomeOf(status: number): LookOutcome {
  if (status === 404 || status === 410) return "gone";
  if (status >= 500) return "unreachable";
  return status >= 400 ? "turned-away" : "unreadable";
}
