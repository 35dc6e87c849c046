import type { IncomingMessage } from "node:http";
import type { Clock, FetchedPage, PageFetcher } from "../deps.ts";
import { type GuardOptions, createGuardedRequest } from "./guarded-request.ts";
import { OutboundError, type OutboundErrorReason } from "./outbound-error.ts";
import { readBody } from "./read-body.ts";
import { type RobotsRule, mayRead, maxRobotsBytes, robotsRulesOf } from "./robots.ts";

interface Options extends GuardOptions {
  clock: Clock;
  /** For one page, including its redirects. */
  withinMs?: number;
}

interface Request {
  accept: string;
  maxBytes: number;
  isCut?: boolean;
  signal: AbortSignal;
  /** Called before each address, including redirects. */
  mayRequest?: (url: URL) => Promise<boolean>;
}

/** A host's robots.txt rules, or why they couldn't be read: then nothing may be fetched. */
type Robots = { rules: RobotsRule[] } | { missing: OutboundErrorReason };

const defaultWithinMs = 5_000;
const maxPageBytes = 2 * 1024 * 1024;
const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const htmlTypes = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** RFC 9309: a copy is valid for a day. A failed one is requested again sooner. */
const robotsStayForMs = 24 * 60 * 60_000;
const missingRobotsStayForMs = 60 * 60_000;
const maxCachedRobots = 500;

/** Reads strangers' pages; each redirect's address is checked like the first. */
export function createPageFetcher({
  clock,
  withinMs = defaultWithinMs,
  ...guard
}: Options): PageFetcher {
  const request = createGuardedRequest(guard);
  const [robotsName = ""] = guard.userAgent.split("/");
  /** By origin. */
  const cache = new Map<string, { robots: Robots; until: number }>();

  async function follow(start: string, options: Request): Promise<FetchedPage> {
    let url = parsed(start);
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      if (options.mayRequest !== undefined && !(await options.mayRequest(url))) {
        throw new OutboundError("robots", url.hostname);
      }
      const response = await request(url, options);
      const { statusCode: status = 0, headers } = response;
      if (!redirects.has(status) || headers.location === undefined) {
        return { url: url.href, status, text: await textOf(response, options) };
      }
      response.destroy();
      url = parsed(headers.location, url);
    }
    throw new OutboundError("too many redirects", `more than ${maxRedirects}`);
  }

  /** Of an error page only the status is useful. */
  async function textOf(response: IncomingMessage, { accept, ...limit }: Request): Promise<string> {
    const isFine = response.statusCode === 200;
    const isHtml = htmlTypes.test(response.headers["content-type"] ?? "");
    if (isFine && (isHtml || accept !== htmlAccept)) return readBody(response, limit);
    response.destroy();
    if (isFine) throw new OutboundError("not html", "by its content type");
    return "";
  }

  async function fetchText(url: string, options: Omit<Request, "signal">): Promise<FetchedPage> {
    const signal = AbortSignal.timeout(withinMs);
    try {
      return await follow(url, { ...options, signal });
    } catch (error) {
      if (error instanceof OutboundError) throw error;
      if (signal.aborted) throw new OutboundError("too slow", `after ${withinMs} ms`);
      throw new OutboundError("unreachable", codeOf(error), { cause: error });
    }
  }

  async function robotsOf(url: URL): Promise<Robots> {
    const now = clock.now().getTime();
    const cached = cache.get(url.origin);
    if (cached !== undefined && cached.until > now) return cached.robots;
    const robots = await readRobots(url.origin);
    const staysForMs = "missing" in robots ? missingRobotsStayForMs : robotsStayForMs;
    const [oldest] = cache.keys();
    if (cache.size >= maxCachedRobots && oldest !== undefined) cache.delete(oldest);
    cache.set(url.origin, { robots, until: now + staysForMs });
    return robots;
  }

  /**
   * A missing file allows everything, and so does one behind endless redirects. A host too busy to
   * answer hasn't decided yet.
   */
  async function readRobots(origin: string): Promise<Robots> {
    try {
      const options = { accept: "text/plain", maxBytes: maxRobotsBytes, isCut: true };
      const { status, text } = await fetchText(`${origin}/robots.txt`, options);
      if (status >= 500 || status === 429) return { missing: "unreachable" };
      return { rules: robotsRulesOf(text, robotsName) };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (error.reason === "too many redirects") return { rules: [] };
      return { missing: error.reason };
    }
  }

  /** @throws OutboundError as for the page itself, if robots.txt can't be fetched */
  async function mayRequest(url: URL): Promise<boolean> {
    const robots = await robotsOf(url);
    if ("missing" in robots) throw new OutboundError(robots.missing, "by its robots.txt");
    return mayRead(robots.rules, url.pathname + url.search);
  }

  return {
    async fetch(url, { obeysRobots }) {
      const options = { accept: htmlAccept, maxBytes: maxPageBytes };
      if (!obeysRobots) return fetchText(url, options);
      // Before the page's own time limit starts.
      await robotsOf(parsed(url));
      return fetchText(url, { ...options, mayRequest });
    },
  };
}

const htmlAccept = "text/html,application/xhtml+xml";

function parsed(url: string, base?: URL): URL {
  if (!URL.canParse(url, base?.href)) throw new OutboundError("unreachable", "its address is none");
  return new URL(url, base);
}

/** `ENOTFOUND` and similar: Node's message may contain the resolved address. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "without a reason";
}
