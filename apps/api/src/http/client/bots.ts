import type { IncomingHttpHeaders } from "node:http";
import { isBot } from "isbot";

/**
 * Programs that identify as crawlers, previews or monitors; messengers' previews don't, but have
 * known names.
 */
const crawler =
  /bots?(?:\b|_)|crawl|spider|preview|monitor|pingdom|statuscake|archiver|^facebook|^whatsapp|^snapchat/i;

/**
 * Whether no person will see the answer: a bot, or a browser that prefetches. Browsers, and
 * programs that pose as one, call themselves Mozilla. Other programs may be a ticket seller's
 * server that reports what people did there, whatever its name: `isBot` would take all of them for
 * bots, so only those that say they are bots are left out.
 */
export function isUnattended({
  "user-agent": agent = "",
  ...headers
}: IncomingHttpHeaders): boolean {
  const fetchesAhead = [headers["sec-purpose"], headers.purpose].some((purpose) =>
    String(purpose).toLowerCase().includes("prefetch"),
  );
  return fetchesAhead || (agent.startsWith("Mozilla/") ? isBot(agent) : crawler.test(agent));
}
