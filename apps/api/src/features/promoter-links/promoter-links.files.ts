import { promoterLinkPath } from "@before-ten/contracts/promoter-links/rules";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { findPromotedPage } from "./promoter-links.service.ts";

/**
 * Short links of promoters. An unknown one leads to the list of events, as printed codes outlive
 * their party.
 */
export function registerPromoterLinks(deps: Pick<Deps, "db">) {
  return async function promoterLinks(app: FastifyInstance): Promise<void> {
    app.get<{ Params: { code: string } }>(`${promoterLinkPath}/:code`, async (request, reply) => {
      const page = await findPromotedPage(deps, request.params.code);
      return reply
        .headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" })
        .redirect(page ?? "/events", 302);
    });
  };
}
