import type { FastifyInstance } from "fastify";

/**
 * What search engines may visit: every public page and what it shows. Calls and the admins' area
 * hold nothing to be found; the API's document does. A page that only a mailed link leads to says
 * `noindex` itself, which a crawler has to be let in to read.
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
