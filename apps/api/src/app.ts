import { randomUUID } from "node:crypto";
import { maxHeaderSize } from "node:http";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { KeyOf } from "./cache/answer-from-cache.ts";
import { maxFreshSeconds } from "./cache/freshness.ts";
import type { ResponseCache } from "./cache/response-cache.ts";
import { registerConnections } from "./http/connections.ts";
import { longestUploadMs, registerRequestDeadlines } from "./http/request-deadlines.ts";
import type { Deps } from "./deps.ts";
import { leaveAlert } from "./features/alerts/alerts.service.ts";
import { findCallingKey } from "./features/api-keys/calling-key.ts";
import { findSignedIn } from "./features/auth/sessions/sessions.ts";
import { registerPromoterLinks } from "./features/promoter-links/promoter-links.files.ts";
import { registerCampaignClicks } from "./features/campaigns/clicks/clicks.files.ts";
import { embedKey, registerEmbed } from "./features/embed/embed.files.ts";
import { registerErrorLog } from "./http/error-log.ts";
import { sitemapAddresses } from "./features/feeds/sitemap-addresses.ts";
import { registerSitemap } from "./features/feeds/sitemap.files.ts";
import { getDatedEvent, listDatedEvents } from "./features/events/dated-events.service.ts";
import { getPost } from "./features/posts/posts.service.ts";
import { listDatedPosts } from "./features/posts/dated-posts.service.ts";
import { findCities, getDatedCity } from "./features/events/cities/cities.service.ts";
import { getDatedVenue } from "./features/events/venues/venues.service.ts";
import { getDatedSeries } from "./features/events/series/series.service.ts";
import { registerIndexNowKey } from "./features/search-engines/index-now-key.ts";
import { registerFeeds } from "./features/feeds/feeds.files.ts";
import { feedKey } from "./features/feeds/find-feed.ts";
import { getEvent, listEvents } from "./features/events/events.service.ts";
import type { S3Images } from "./images/s3/s3-image-store.ts";
import { registerMedia, registerStoredImages } from "./images/serve-images.ts";
import { registerShareImages } from "./features/share/share.files.ts";
import { unsubscribe } from "./features/newsletter/newsletter.service.ts";
import { type AskReadiness, registerHealth } from "./http/health.ts";
import { answerClientError } from "./http/answer-client-error.ts";
import { describeApiInTurns } from "./openapi/document.ts";
import { registerApiDocs } from "./openapi/register.ts";
import { registerMcp } from "./mcp/register.ts";
import type { OutageLog } from "./http/outages.ts";
import { type Overload, registerOverload } from "./http/overload/overload.ts";
import type { OverloadBounds } from "./http/overload/overload-settings.ts";
import { databaseWaitsOf } from "./http/overload/database-waits.ts";
import { registerRateLimits } from "./http/rate-limits.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { registerOneClick } from "./mail/one-click.ts";
import { registerLlms, registerRobots } from "./pages/robots.ts";
import { appRouter } from "./registry/app-router.ts";
import { restApi, restRoutes } from "./registry/rest-routes.ts";
import { cacheableRows } from "./rest/cacheable-rows.ts";
import { registerRest, sendError } from "./rest/register.ts";
import { publicListsOf } from "./rest/unknown-parameters.ts";
import { cacheableRequests } from "./trpc/cacheable-requests.ts";
import type { CallingKey, Context, CreateContext, SignedIn } from "./trpc/context.ts";
import { actAsVisitor } from "./trpc/acting.ts";
import { factsOfProcedures } from "./trpc/procedure-facts.ts";
import { readPublic } from "./trpc/public-reads.ts";
import { registerTrpc } from "./trpc/register.ts";
import { warnOfUntrustedProxy } from "./http/client/untrusted-proxy.ts";
import { createVisitors } from "./http/client/visitors.ts";

export interface AppOptions {
  deps: Deps;
  /** The same as in `deps`. */
  cache: ResponseCache;
  /** The folder with the images on disk. */
  mediaDir: string;
  /** The store of images that aren't on disk. */
  remoteImages?: Pick<S3Images, "open"> | undefined;
  trustProxy: string[];
  rateLimitFactor: number;
  /** Origins whose pages may call `/api`: `https://partner.example`. */
  corsOrigins: string[];
  log: FastifyBaseLogger;
  outages: OutageLog;
  askReadiness: AskReadiness;
  /** Limits for concurrent work. */
  bounds: OverloadBounds;
  /** Adds hooks that see every request, before all others. */
  watch?: ((app: FastifyInstance) => void) | undefined;
}

interface BuiltApp {
  app: FastifyInstance;
  overload: Overload;
  createContext: CreateContext;
  /** Cache keys for calls of both APIs and for feeds. */
  callKey: KeyOf;
}

/** Bodies are JSON with a few fields; images are sent as multipart with a separate limit. */
const bodyLimitBytes = 256 * 1024;
/** Node checks at intervals, so a slow client is disconnected within 15 seconds. */
const headersTimeoutMs = 14_000;
const connectionsCheckingIntervalMs = 500;

/** The server without its pages, which `registerWeb` adds. It isn't listening yet. */
export async function buildApp(options: AppOptions): Promise<BuiltApp> {
  const { deps, cache, log, outages, rateLimitFactor } = options;
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: longestUploadMs,
    http: {
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: connectionsCheckingIntervalMs,
    },
    clientErrorHandler: answerClientError,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    genReqId: () => randomUUID(),
    // Ids too long to exist get our own 404. Node limits the length of the whole request line.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: withReadablePath,
    ...(log.level !== "silent" && { loggerInstance: log }),
    // Fastify's own 503 lacks our envelope and the request's id. Requests on open connections are
    // answered as usual.
    return503OnClosing: false,
  });
  options.watch?.(app);
  registerConnections(app);
  registerRequestDeadlines(app);
  const overload = registerOverload(app, {
    bounds: options.bounds,
    databaseWaits: () => databaseWaitsOf(deps),
    log,
  });
  registerErrorLog(app, outages, overload);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  registerSecurityHeaders(app);
  warnOfUntrustedProxy(app, options.trustProxy);
  app.setErrorHandler(sendError);

  const countCall = await registerRateLimits(app, deps, rateLimitFactor);
  const visitorOf = createVisitors(deps.db);
  const createContext: CreateContext = ({ req, res }) => {
    let signedIn: Promise<SignedIn | undefined> | undefined;
    let callingKey: Promise<CallingKey | undefined> | undefined;
    const known: Context["known"] = {};
    return {
      deps,
      countCall,
      rateLimitFactor,
      isRest: false,
      // Once for all calls of a batch.
      async findSignedIn() {
        const found = await (signedIn ??= findSignedIn(deps, { request: req, rateLimitFactor }));
        if (found !== undefined) known.userId = found.user.id;
        return found;
      },
      async findCallingKey() {
        // Acts as a visitor, because the lookup stores the key's last use before its maker is
        // known.
        const find = () => findCallingKey(deps, req.headers.authorization);
        const found = await (callingKey ??= actAsVisitor(
          { deps, request: req, isRest: true },
          find,
        ));
        if (found !== undefined) known.keyId = found.id;
        return found;
      },
      known,
      freshness: { seconds: maxFreshSeconds },
      visitor: visitorOf(req),
      request: req,
      reply: res,
    };
  };

  registerHealth(app, options.askReadiness);
  registerRobots(app, deps.site.publicUrl);
  registerLlms(app, deps, publicListsOf(restRoutes));
  registerIndexNowKey(app, deps.searchEngines);
  const { mediaDir, remoteImages } = options;
  await app.register(remoteImages ? registerStoredImages(remoteImages) : registerMedia(mediaDir));
  await app.register(
    registerShareImages({
      deps,
      getEvent: (id) => getEvent(deps, id),
      getPost: (key) => getPost(deps, key),
    }),
  );
  await app.register(
    registerFeeds({
      cache,
      clock: deps.clock,
      publicUrl: deps.site.publicUrl,
      siteTexts: deps.siteTexts,
      listEvents: (filter) => readPublic(deps, (from) => listDatedEvents(from, filter)),
      getEvent: (id) => readPublic(deps, (from) => getDatedEvent(from, id)),
      listPosts: (filter) => readPublic(deps, (from) => listDatedPosts(from, filter)),
      getDates: {
        "/series": (slug) => readPublic(deps, (from) => getDatedSeries(from, slug)),
        "/venues": (slug) => readPublic(deps, (from) => getDatedVenue(from, slug)),
        "": (slug) => readPublic(deps, (from) => getDatedCity(from, slug)),
      },
    }),
  );
  await app.register(
    registerSitemap({
      cache,
      clock: deps.clock,
      publicUrl: deps.site.publicUrl,
      sources: sitemapAddresses(deps, () => readPublic(deps, findCities)),
    }),
  );
  await app.register(
    registerEmbed({
      cache,
      clock: deps.clock,
      publicUrl: deps.site.publicUrl,
      siteTexts: deps.siteTexts,
      listEvents: async (filter) =>
        (
          await readPublic(deps, (from) =>
            listEvents(from, { ...filter, asAnnounced: true, page: 1 }),
          )
        ).items,
    }),
  );
  await app.register(
    registerOneClick([
      {
        path: "/unsubscribe",
        leave: (token, via) => unsubscribe(deps, { token, via }),
        answer: "Unsubscribed",
      },
      {
        path: "/alerts/leave",
        leave: (token) => leaveAlert(deps, token),
        answer: "Left",
      },
    ]),
  );
  await app.register(registerCampaignClicks(deps));
  await app.register(registerPromoterLinks(deps));
  const createRestContext: CreateContext = (call) => ({ ...createContext(call), isRest: true });
  const findRead = cacheableRows(restRoutes, "/api");
  const rest = registerRest({
    router: appRouter,
    routes: restRoutes,
    createContext: createRestContext,
    cache,
    findCacheable: findRead,
    corsOrigins: options.corsOrigins,
  });
  await app.register(rest, { prefix: "/api" });
  await app.register(
    registerMcp({
      router: appRouter,
      routes: restRoutes,
      createContext: createRestContext,
      publicUrl: deps.site.publicUrl,
    }),
  );
  await app.register(
    registerApiDocs({
      describe: () => describeApiInTurns(restApi),
      publicUrl: deps.site.publicUrl,
      groups: Object.keys(restApi.tags),
    }),
    { prefix: "/api" },
  );
  const findQuery = cacheableRequests(factsOfProcedures(appRouter));
  await app.register(
    registerTrpc({ router: appRouter, createContext, cache, findCacheable: findQuery }),
  );
  const callKey: KeyOf = (request) => {
    const read = findRead(request);
    // A call with warnings can't be answered from the cache alone.
    if (read !== undefined) return read.warnings.length === 0 ? read.key : undefined;
    return findQuery(request)?.key ?? feedKey(request) ?? embedKey(request);
  };
  return { app, overload, createContext, callKey };
}

/**
 * A path with an invalid `%` encoding matches nothing: taken literally, it gets the ordinary 404.
 * The router would answer it with its own 400, bypassing every hook.
 */
function withReadablePath({ url = "/" }: { url?: string | undefined }): string {
  const path = url.split("?", 1).join();
  try {
    decodeURIComponent(path);
    return url;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
