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
  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
}
