import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { embedPath as listPath } from "@before-ten/contracts/embed/tag";
import { type Embed, embedInput } from "@before-ten/contracts/embed/input";
import { instantsOfChange } from "@before-ten/contracts/events/changing";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { maxFreshSeconds, secondsUntilFirst } from "../../cache/freshness.ts";
import { type RequestHead, isAnonymousRead } from "../../cache/request-head.ts";
import type { ResponseCache } from "../../cache/response-cache.ts";
import { createSendWritten } from "../../cache/send-written.ts";
import type { Clock, SiteTexts } from "../../deps.ts";
import { describeError, toReportedError } from "../../trpc/describe-error.ts";
import { writeEmbed } from "./write-embed.ts";

interface EmbedOptions {
  cache: ResponseCache;
  clock: Clock;
  publicUrl: string;
  siteTexts: SiteTexts;
  /** Upcoming public parties that take place, soonest first. */
  listEvents: (filter: {
    country?: string | undefined;
    city?: string | undefined;
    limit: number;
  }) => Promise<PublicEvent[]>;
}

const scriptPath = "/embed.js";
const scriptSeconds = 3_600;

/** Pages of other sites may fetch and show these. */
const forOtherSites = {
  "cross-origin-resource-policy": "cross-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors *",
};

/** Our next parties for partners' pages: a list in a frame, and a script that inserts the frame. */
export function registerEmbed({ cache, clock, publicUrl, siteTexts, listEvents }: EmbedOptions) {
  const send = createSendWritten(cache, clock);

  return async function embed(app: FastifyInstance): Promise<void> {
    app.setErrorHandler(sendErrorText);

    app.get(listPath, async (request, reply) => {
      const chosen = readEmbedAddress(request.url);
      return send({ request, reply }, keyOf(chosen), async () => {
        const { country, city, count } = chosen;
        const events = await listEvents({ country, city, limit: count });
        const texts = await siteTexts.read();
        const now = clock.now();
        const instants = events.flatMap(instantsOfChange);
        return {
          ...writeEmbed({ embed: chosen, events, publicUrl, now, texts }),
          seconds: Math.min(maxFreshSeconds, secondsUntilFirst(instants, now)),
        };
      });
    });

    const script = await readFile(join(import.meta.dirname, "embed.js"), "utf8");
    app.get(scriptPath, async (request, reply) =>
      send({ request, reply }, "embed script", async () => ({
        text: script,
        headers: { ...forOtherSites, "content-type": "text/javascript; charset=utf-8" },
        seconds: scriptSeconds,
      })),
    );
  };
}

/**
 * The cache key of a request. Undefined if it isn't for an embedded list, or its route has to
 * refuse it.
 */
export function embedKey(request: RequestHead): string | undefined {
  const { url = "" } = request;
  if (url.split("?", 1)[0] !== listPath || !isAnonymousRead(request)) return undefined;
  try {
    return keyOf(readEmbedAddress(url));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function keyOf(embed: Embed): string {
  return `embed ${JSON.stringify(embed)}`;
}

/**
 * An empty parameter counts as missing, like a tag's empty attribute.
 * @throws AppError BAD_REQUEST, which says what is wrong
 */
function readEmbedAddress(url: string): Embed {
  const search = new URLSearchParams(url.split("?", 2)[1]);
  const sent = Object.keys(embedInput.shape).flatMap((name) => {
    const value = search.get(name) ?? "";
    return value === "" ? [] : [[name, value]];
  });
  const { data, error } = embedInput.safeParse(Object.fromEntries(sent));
  if (error !== undefined) {
    throw new AppError("BAD_REQUEST", error.issues.map(({ message }) => message).join("\n"));
  }
  return data;
}

/** Plain text, because it shows up in a frame on another site's page. */
function sendErrorText(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = describeError(toReportedError(error, request));
  if (status >= 500) request.logError(error, "embedded list failed");
  void reply
    .status(status)
    .headers({ ...forOtherSites, "cache-control": "no-store" })
    .type("text/plain; charset=utf-8")
    .send(`${message}\n`);
}
