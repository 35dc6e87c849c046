import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { clickPath, openPath } from "./click-link.ts";
import {
  type FollowedLink,
  countClick,
  countOpen,
  findFollowedLink,
} from "./follow-link.service.ts";
import { laterPage, unknownLinkPage } from "./link-page.ts";
import { isScannerRequest } from "./scanners.ts";

type ClickDeps = Pick<Deps, "db" | "clock" | "linkSecret" | "site" | "siteTexts">;

interface TokenRoute {
  Params: { token: string };
}

/** How long the page waits before it retries a link that can't be looked up. */
const retryAfterSeconds = 5;

/** Never cached, and the token isn't passed on as the referrer. */
const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/** One transparent pixel. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * The links in a campaign's mails. Not rate-limited: a company's gateway clicks for many readers
 * from one address, and only tokens with our signature reach the database.
 */
export function registerCampaignClicks(deps: ClickDeps) {
  return async function campaignClicks(app: FastifyInstance): Promise<void> {
    app.addHook("onRequest", (_request, reply, done) => {
      reply.headers(privateHeaders);
      done();
    });

    app.get<TokenRoute>(`${clickPath}/:token`, async (request, reply) => {
      let link: FollowedLink | undefined;
      try {
        link = await findFollowedLink(deps, request.params.token);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        request.logError(error, "a link of a mail couldn't be looked up");
        const { text, headers } = laterPage(await deps.siteTexts.read(), retryAfterSeconds);
        return reply
          .status(503)
          .headers({ ...headers, "retry-after": retryAfterSeconds })
          .send(text);
      }
      if (link === undefined) {
        const { text, headers } = unknownLinkPage(await deps.siteTexts.read());
        return reply.status(404).headers(headers).send(text);
      }
      await countClick(deps, link, { isScanner: isScannerRequest(request) }).catch(
        // The visitor is redirected whether or not the click was counted.
        (error: unknown) => request.logError(error, "a click wasn't counted"),
      );
      return reply.redirect(link.address, 302);
    });

    app.get<TokenRoute>(`${openPath}/:token`, async (request, reply) => {
      if (request.method !== "HEAD") {
        await countOpen(deps, request.params.token).catch((error: unknown) =>
          request.logError(error, "an open wasn't counted"),
        );
      }
      return reply
        .type("image/gif")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(pixel);
    });
  };
}
