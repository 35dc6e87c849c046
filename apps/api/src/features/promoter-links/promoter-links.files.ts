import { promoterLinkPath } from "@before-ten/contracts/promoter-links/rules";
import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { findPromotedPage } from "./promoter-links.service.ts";

/**
 * Short links of promoters. An unknown one leads to the list of events, as printed codes outlive
 * their party; and any does while the database is away, as that list may be cached.
 */
export function registerPromoterLinks(deps: Pick<Deps, "db">) {
  return async function promoterLinks(app: FastifyInstance): Promise<void> {
    app.get<{ Params: { code: string } }>(`${promoterLinkPath}/:code`, async (request, reply) => {
      const page = await findPromotedPage(deps, request.params.code).catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error;
        request.logError(error, "a promoter's link couldn't be looked up");
        return undefined;
      });
      return reply
        .headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" })
        .redirect(page ?? "/events", 302);
    });
  };
}
