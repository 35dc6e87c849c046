import { feedFormats, feedLists, feedPath } from "@before-ten/contracts/feeds/paths";
import { activeCountries } from "@before-ten/contracts/shared/countries";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { llmsTexts } from "@before-ten/contracts/site/texts/llms";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

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
  const text = `${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`;
  app.get("/robots.txt", (_request, reply) => reply.headers(textHeaders).send(text));
}

/** The site as a page of text, for language models and other programs: https://llmstxt.org. */
export function registerLlms(
  app: FastifyInstance,
  { site, siteTexts }: Pick<Deps, "site" | "siteTexts">,
  lists: readonly ListParameters[],
): void {
  app.get("/llms.txt", async (_request, reply) =>
    reply.headers(textHeaders).send(writeLlms(site.publicUrl, await siteTexts.read(), lists)),
  );
}

const textHeaders = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "public, max-age=3600",
};

/** A list of the API that needs no token, and its query parameters. */
interface ListParameters {
  path: string;
  parameters: readonly string[];
}

const ofPages = new Set(["page", "limit"]);

function writeLlms(publicUrl: string, read: TextReader, lists: readonly ListParameters[]): string {
  const texts = read(llmsTexts);
  const { name: clubName, description } = read(brandTexts);
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${publicUrl}${path}): ${about}`;
  const formats = { ics: "iCalendar", rss: "RSS 2.0", json: "JSON Feed 1.1" };
  const filters = {
    "/events": texts.eventsFeed({ countries: activeCountries().join(", ") }),
    "/gallery": texts.galleryFeed,
    "/blog": texts.blogFeed,
  };
  const feeds = feedLists.flatMap((list) =>
    feedFormats(list).map((format) =>
      link(texts.feed({ list, format: formats[format] }), feedPath(list, format), filters[list]),
    ),
  );
  const apiLists = lists.flatMap(({ path, parameters }) => {
    const names = parameters.filter((name) => !ofPages.has(name)).map((name) => `\`${name}\``);
    const about = texts.apiFilters({ filters: names.join(", ") });
    return names.length === 0 ? [] : [`- \`${publicUrl}/api${path}\`: ${about}`];
  });
  return `# ${clubName}

> ${description}

${texts.intro}

## ${texts.pagesTitle}

${texts.pages.map(({ name, url, about }) => link(name, url, about)).join("\n")}

## ${texts.feedsTitle}

${feeds.join("\n")}
- \`${publicUrl}/events/{id}.ics\`: ${texts.eventFile}
- \`${publicUrl}/series/{slug}.ics\`, \`.rss\`, \`.json\`: ${texts.seriesFiles}
- \`${publicUrl}/venues/{slug}.ics\`, \`${publicUrl}/{city}.ics\`, \`.rss\`, \`.json\`: ${texts.placeFiles}
${link(texts.sitemap, "/sitemap.xml", texts.sitemapAbout)}

## ${texts.apiTitle}

${link(texts.apiDocument, "/api/openapi.json", texts.apiDocumentAbout)}
${link(texts.apiPage, "/api/docs", texts.apiPageAbout)}
- \`${publicUrl}/mcp\` (${texts.agents}): ${texts.agentsAbout}
${apiLists.join("\n")}
`;
}
