import type { ReadPage } from "@before-ten/contracts/ticket-pages/output";
import type { LookOutcome } from "@before-ten/contracts/ticket-pages/rules";
import type { Deps } from "../../deps.ts";
import { OutboundError, type OutboundErrorReason } from "../../outbound/outbound-error.ts";
import { WorkerError } from "../../workers/worker-error.ts";
import { type ExpectedEvent, foundValuesOf, nothingFound } from "./found-values.ts";
import { type PageFacts, pageFactsSchema } from "./page-facts.ts";
import type { ReadPageInput } from "./read-page.task.ts";
import { isReservedHost } from "./reserved-hosts.ts";

interface Look {
  url: string;
  /** Nobody asked for this page: the host may ask us to stay away. */
  obeysRobots: boolean;
  /** Of the venue; undefined: nobody knows it yet. */
  timeZone: string | undefined;
  expected?: ExpectedEvent;
}

const module = new URL("read-page.task.ts", import.meta.url).href;
/** For a page of two megabytes on a busy machine. */
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

/** Looks at a ticket page once. That nothing can be told of it is an answer, no error. */
export async function lookAtPage(
  deps: Pick<Deps, "pages" | "workers">,
  look: Look,
): Promise<ReadPage> {
  const without = (outcome: LookOutcome, httpStatus: number | null = null) => ({
    outcome,
    httpStatus,
    found: nothingFound,
  });
  if (isReservedHost(look.url)) return without("not-public");
  try {
    const { status, text } = await deps.pages.fetch(look.url, look);
    if (status !== 200) return without(outcomeOf(status), status);
    const found = foundValuesOf(await readFacts(deps, text), look);
    if (found === undefined) return without("no-event", status);
    return { outcome: "read", httpStatus: status, found };
  } catch (error) {
    if (error instanceof OutboundError) return without(outcomes[error.reason]);
    // The page is more than a task may take.
    if (error instanceof WorkerError) return without("unreadable");
    throw error;
  }
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
