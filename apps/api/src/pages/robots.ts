import { feedFormats, feedLists, feedPath } from "@before-ten/contracts/feeds/paths";
import { brand } from "@before-ten/contracts/shared/brand";
import type { FastifyInstance } from "fastify";

/**
 * What search engines may visit: every public page and its content. Calls and the admin area
 * contain nothing to find; the API's document does. A page only reached by a mailed link says
 * `noindex`, which a crawler must be allowed to read.
 */
const rules = `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /trpc/
Allow: /api/docs
`;

export function registerRobots(app: FastifyInstance, publicUrl: string): void {
  serveText(app, "/robots.txt", `${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`);
}

/** The site as a page of text, for language models and other programs: https://llmstxt.org. */
export function registerLlms(app: FastifyInstance, publicUrl: string): void {
  serveText(app, "/llms.txt", writeLlms(publicUrl));
}

function serveText(app: FastifyInstance, path: string, text: string): void {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "public, max-age=3600",
  };
  app.get(path, (_request, reply) => reply.headers(headers).send(text));
}

function writeLlms(publicUrl: string): string {
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${publicUrl}${path}): ${about}`;
  const formats = { ics: "iCalendar", rss: "RSS 2.0", json: "JSON Feed 1.1" };
  const filters = {
    "/events": "the parties to come; filters `country` (AU, NZ, US, UK, CA, SG) and `q`",
    "/gallery": "the parties that were; filter `country`",
    "/blog": "the posts; filters `category`, `tag` and `search`",
  };
  const feeds = feedLists.flatMap((list) =>
    feedFormats(list).map((format) =>
      link(`${list} as ${formats[format]}`, feedPath(list, format), filters[list]),
    ),
  );
  return `# ${brand.name}

> ${brand.description}

Tickets are sold on the ticket page that each party links to, never here. Times are the venue's own.

## Pages

${[
  link("Home", "/", "what it is, and the next parties"),
  link("Events", "/events", "every party to come, with search and a country filter"),
  link("Gallery", "/gallery", "past parties, by country"),
  link("About", "/about", "why 4PM, and the club's story"),
  link("Trust & Reviews", "/trust", "what is promised, the refund policy, and questions answered"),
  link("Blog", "/blog", "stories, playlists and good advice"),
  link("Contact", "/contact", "how to reach the team"),
].join("\n")}

## Feeds

${feeds.join("\n")}
- \`${publicUrl}/events/{id}.ics\`: one party as a calendar's file
- \`${publicUrl}/series/{slug}.ics\`, \`.rss\`, \`.json\`: the dates of a party that returns
${link("Sitemap", "/sitemap.xml", "every address, with its last change")}

## API

${link("OpenAPI document", "/api/openapi.json", "the REST API; reading needs no account")}
${link("The same for people", "/api/docs", "every call with an example")}
`;
}
