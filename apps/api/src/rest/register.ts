import { hash } from "node:crypto";
import { AppError } from "@before-ten/contracts/shared/errors";
import cors, { type FastifyCorsOptionsDelegateCallback } from "@fastify/cors";
import etag from "@fastify/etag";
import { type AnyRouter, type TRPCError, callTRPCProcedure } from "@trpc/server";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CachedResponse, sendCached, toCachedResponse } from "../cache/cached-response.ts";
import type { Loaded, ResponseCache } from "../cache/response-cache.ts";
import { acceptForms } from "../http/read-form.ts";
import { compressAnswers, addVary } from "../http/compress-answers.ts";
import { errorOfJson } from "../http/json-bounds.ts";
import { keepRawBody } from "../http/raw-body.ts";
import type { Context, CreateContext } from "../trpc/context.ts";
import { requireAdminOrKey } from "../trpc/init.ts";
import { entityTagOf } from "../versions/entity-tag.ts";
import { describeError, toReportedError } from "../trpc/describe-error.ts";
import type { CacheableRead, FindCacheable } from "./cacheable-rows.ts";
import { asObject, paramsAndQuery } from "./decode.ts";
import { deprecationHeaders } from "./deprecation.ts";
import { pageLinks } from "./page-links.ts";
import { sendStream } from "./send-stream.ts";
import type { CallProcedure, JsonRoute, RestRoute } from "./route.ts";
import { warnOfUnknown } from "./unknown-parameters.ts";

interface RestOptions {
  /** Contains the procedures the rows refer to. */
  router: AnyRouter;
  routes: readonly RestRoute[];
  createContext: CreateContext;
  cache: ResponseCache;
  /** For these rows. */
  findCacheable: FindCacheable;
  /** Sites whose pages may call. */
  corsOrigins: string[];
}

/** Pages of other sites may call with a bearer token; there is no cookie to abuse. */
const corsOptions = {
  methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
  allowedHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match"],
  exposedHeaders: [
    "ETag",
    "Link",
    "Retry-After",
    "X-Request-Id",
    "Idempotency-Replayed",
    "Deprecation",
    "Sunset",
  ],
  maxAge: 600,
};

/** Only a preflight is the library's: it would answer any other OPTIONS with its own 400. */
function corsFor(origin: string[]): FastifyCorsOptionsDelegateCallback {
  return ({ headers }, done) => {
    const preflight =
      headers.origin !== undefined && headers["access-control-request-method"] !== undefined;
    done(null, { ...corsOptions, origin, preflight });
  };
}

/** The only file that knows the envelope of `/api`. */
export function registerRest(options: RestOptions) {
  const { routes, createContext, corsOrigins } = options;
  return async function restApi(app: FastifyInstance): Promise<void> {
    acceptOnlyJson(app);
    if (corsOrigins.length > 0) await app.register(cors, { delegator: corsFor(corsOrigins) });
    // An unchanged answer is a 304. Weak, because it is the same in every encoding.
    await app.register(etag, { weak: true, hashFn: (body) => hash("sha1", body, "base64") });
    compressAnswers(app);
    app.setErrorHandler(sendError);
    app.setNotFoundHandler((request) => {
      throw new AppError("NOT_FOUND", `There is nothing at ${request.url.split("?")[0]}`);
    });

    for (const route of routes) {
      await app.register(async (scope) => {
        acceptForm(scope, route, createContext);
        addRoute(scope, route, options);
      });
    }
    refuseOtherMethods(app, routes);
  };
}

function addRoute(app: FastifyInstance, route: RestRoute, options: RestOptions): void {
  const { router, createContext, cache, findCacheable, corsOrigins } = options;
  const vary = [...(corsOrigins.length > 0 ? ["Origin"] : []), "Authorization", "Accept-Encoding"];
  const warn = warnOfUnknown(route);
  const deprecation = deprecationHeaders(route);
  app.route({
    method: route.method,
    url: route.path,
    ...(route.bodyLimitBytes !== undefined && { bodyLimit: route.bodyLimitBytes }),
    handler: async (request, reply) => {
      const ctx = createContext({ req: request, res: reply });
      const call = callWith(router, ctx, request);
      void reply.status(route.status).headers(deprecation);
      if ("open" in route) {
        const input = route.decode(request);
        return sendStream(request, reply, await route.open(input, call, ctx.deps));
      }
      const read = findCacheable(request.raw);
      const answer =
        read?.route === route
          ? await cache.get(read.key, () => loadRead({ route, read, call, ctx, vary }))
          : await answerBody(route, route.decode(request), call);
      const warnings = warn(asObject(request.query));
      if ("etag" in answer && warnings.length === 0) return sendCached(request, reply, answer);
      void reply.header("cache-control", "no-store");
      // Without a token, the same address has an answer that shared caches may keep.
      if (route.facts.cacheable) addVary(reply, "Authorization");
      if ("etag" in answer) {
        const link = headerOf(answer, "link");
        if (link !== undefined) void reply.header("link", link);
        void reply.type("application/json; charset=utf-8");
        return withWarnings(answer, warnings);
      }
      const links = pageLinks(route, paramsAndQuery(request), answer);
      if (links !== undefined) void reply.header("link", links);
      const tag = entityTagOf(answer);
      if (tag !== undefined) void reply.header("etag", tag);
      return warnings.length === 0 ? answer : { ...answer, warnings };
    },
  });
}

interface Envelope {
  success: true;
}

async function answerBody(
  route: JsonRoute,
  input: unknown,
  call: CallProcedure,
): Promise<Envelope> {
  return { success: true, ...(await route.answer(input, call)) };
}

/** The cached text is the same for everyone, so one caller's warnings go into a copy. */
function withWarnings({ answerIn }: CachedResponse, warnings: string[]): string {
  const { body } = answerIn("identity");
  return `${body.toString().slice(0, -1)},"warnings":${JSON.stringify(warnings)}}`;
}

function headerOf({ answerIn }: CachedResponse, name: string): string | undefined {
  const { head } = answerIn("identity");
  const at = head.indexOf(name);
  return at === -1 ? undefined : head[at + 1];
}

interface Read {
  route: JsonRoute;
  read: CacheableRead;
  call: CallProcedure;
  ctx: Context;
  vary: readonly string[];
}

/**
 * Once its content may change, the answer isn't served stale even once: an event that has ended
 * must not be shown as upcoming.
 */
async function loadRead({ route, read, call, ctx, vary }: Read): Promise<Loaded<Envelope>> {
  const { clock } = ctx.deps;
  const readAt = clock.now().getTime();
  const body = await answerBody(route, read.input, call);
  if (ctx.freshness.seconds <= 0) return { own: body };
  const freshUntilMs = readAt + ctx.freshness.seconds * 1_000;
  const link = pageLinks(route, read.input, body);
  const response = await toCachedResponse({
    status: route.status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      vary: vary.join(", "),
      ...deprecationHeaders(route),
      ...(link !== undefined && { link }),
    },
    text: JSON.stringify(body),
    publicMs: () => freshUntilMs - clock.now().getTime(),
  });
  return { response, freshUntilMs, staleUntilMs: freshUntilMs };
}

/** Routes with an image also take a form; the guard runs before it is read into memory. */
function acceptForm(
  scope: FastifyInstance,
  { path, facts: { fileField, permission, scope: apiScope } }: RestRoute,
  createContext: CreateContext,
): void {
  if (fileField === undefined) return;
  if (permission === undefined) throw new Error(`Only admins may send a form: ${path}`);
  scope.addHook("onRequest", async (req, res) => {
    await requireAdminOrKey(createContext({ req, res }), { permission, scope: apiScope });
  });
  acceptForms(scope, () => fileField);
}

/** Also for errors outside of `/api`, where Fastify would show an error's own text. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const reported = toReportedError(error, request);
  const { status, body } = errorAnswer(reported, request);
  if (status >= 500) request.logError(error, "request failed");
  // A refused request may succeed next time, and shared caches may keep a 404 as they like.
  void reply.header("cache-control", "no-store");
  if (status === 401) void reply.header("www-authenticate", "Bearer");
  const { cause } = reported;
  if (cause instanceof AppError && cause.retryAfterSeconds !== undefined) {
    void reply.header("retry-after", cause.retryAfterSeconds);
  }
  void reply.status(status).send(body);
}

/** What a failed call answers. */
export function errorAnswer(reported: TRPCError, request: FastifyRequest) {
  const { status, message, details } = describeError(reported);
  const requestId = status >= 500 ? request.id : undefined;
  return { status, body: { success: false, error: message, details, requestId } };
}

export function callWith(router: AnyRouter, ctx: Context, request: FastifyRequest): CallProcedure {
  return (path, input) =>
    callTRPCProcedure({
      router,
      path,
      getRawInput: () => Promise.resolve(input),
      ctx,
      type: request.method === "GET" || request.method === "HEAD" ? "query" : "mutation",
      // The table defines which method leads to which procedure; one GET in the specification
      // changes something.
      allowMethodOverride: true,
      signal: undefined,
      batchIndex: 0,
    });
}

/** A known path answers a wrong method with 405 and its allowed methods. */
function refuseOtherMethods(app: FastifyInstance, routes: readonly RestRoute[]): void {
  const byPath = Map.groupBy(routes, (route) => route.path);
  for (const [url, ofPath] of byPath) {
    const known = ofPath.map((route) => route.method);
    if (known.includes("GET")) known.push("HEAD");
    refuseOthers(app, url, known);
  }
}

/** Answers a wrong method with 405, before the body is read. */
export function refuseOthers(app: FastifyInstance, url: string, known: readonly string[]): void {
  const allow = known.join(", ");
  const refuse = ({ method }: FastifyRequest, reply: FastifyReply): Promise<never> => {
    reply.header("allow", allow);
    const message = `${method} is not possible here: ${allow}`;
    return Promise.reject(new AppError("METHOD_NOT_SUPPORTED", message));
  };
  app.route({
    method: app.supportedMethods.filter((method) => !known.includes(method)),
    url,
    onRequest: refuse,
    handler: refuse,
  });
}

/**
 * The specified client sends `Content-Type: application/json` with every call, even without a body.
 * Fastify would also accept plain text, which any page on the web may send without a preflight.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, text, done) => {
      keepRawBody(request, text);
      const error = errorOfJson(text);
      if (error !== undefined) done(error);
      else if (text.trim() === "") done(null, undefined);
      else void parse(request, text, done);
    },
  );
}
