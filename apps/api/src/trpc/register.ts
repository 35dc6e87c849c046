import type { Permission } from "@before-ten/contracts/auth/permissions";
import { AppError } from "@before-ten/contracts/shared/errors";
import { type AnyRouter, getTRPCErrorShape, transformTRPCResponse } from "@trpc/server";
import { resolveResponse } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sendCached, toCachedResponse } from "../cache/cached-response.ts";
import type { Loaded, ResponseCache } from "../cache/response-cache.ts";
import { acceptForms, isForm } from "../http/read-form.ts";
import { compressAnswers } from "../http/compress-answers.ts";
import { errorOfJson } from "../http/json-bounds.ts";
import { otherTypeMessage } from "../http/response-error.ts";
import { type CacheableRequest, type FindCacheable, maxBatchSize } from "./cacheable-requests.ts";
import type { Context, CreateContext } from "./context.ts";
import { describeError, toReportedError } from "./describe-error.ts";
import { requireAdminOrKey } from "./init.ts";
import { type ProcedureFacts, factsOfProcedures } from "./procedure-facts.ts";

interface TrpcOptions {
  /** All procedures. */
  router: AnyRouter;
  createContext: CreateContext;
  cache: ResponseCache;
  /** For these procedures. */
  findCacheable: FindCacheable;
}

/** A bulk action names up to 10,000 ids; all procedures share one route. */
const bodyLimitBytes = 512 * 1024;
const paramsSchema = z.object({ path: z.string() });

/**
 * tRPC at `/trpc`, without the library's own Fastify plugin: it accepts a form for every procedure,
 * reads it whatever its size, and answers Fastify's errors in a shape its client can't read.
 */
export function registerTrpc(options: TrpcOptions) {
  const { router, createContext } = options;
  const procedures = factsOfProcedures(router);
  return async function trpc(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    // As text: tRPC parses it when a procedure reads its input.
    app.addContentTypeParser<string>(
      "application/json",
      { parseAs: "string" },
      (_request, text, done) => {
        const error = errorOfJson(text);
        if (error === undefined) done(null, text);
        else done(error);
      },
    );
    compressAnswers(app);
    acceptForms(app, (request) => formProcedure(procedures, request).fileField);
    app.setErrorHandler((error, request, reply) => {
      sendError(error, request, { reply, ...options });
    });
    app.all("/trpc/:path", {
      bodyLimit: bodyLimitBytes,
      onRequest: async (request, reply) => {
        refuseUndecodable(request);
        // Before the body is read, so that a stranger's upload isn't taken into memory.
        if (isForm(request)) {
          const needed = formProcedure(procedures, request);
          await requireAdminOrKey(createContext({ req: request, res: reply }), needed);
        }
      },
      handler: (request, reply) => answer(request, reply, options),
    });
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: TrpcOptions,
): Promise<FastifyReply> {
  const { createContext, cache, findCacheable } = options;
  const ctx = createContext({ req: request, res: reply });
  const cacheable = findCacheable(request.raw);
  const found =
    cacheable === undefined
      ? await resolve(toWebRequest(request), pathOf(request), { ctx, ...options })
      : await cache.get(cacheable.key, () => load(cacheable, { ctx, ...options }));
  if ("etag" in found) return sendCached(request, reply, found);
  const { status, headers, text } = found;
  return reply.status(status).headers(headers).header("cache-control", "no-store").send(text);
}

interface Resolved {
  status: number;
  headers: Record<string, string>;
  text: string;
}

type Resolving = Pick<TrpcOptions, "router"> & { ctx: Context };

async function resolve(req: Request, path: string, { router, ctx }: Resolving): Promise<Resolved> {
  const response = await resolveResponse({
    req,
    path,
    router,
    createContext: () => Promise.resolve(ctx),
    error: null,
    maxBatchSize,
    onError({ error }) {
      if (error.code === "INTERNAL_SERVER_ERROR" || error.code === "SERVICE_UNAVAILABLE") {
        ctx.request.logError(error.cause ?? error, "procedure failed");
      }
    },
  });
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), text: await response.text() };
}

/** Browsers ask each time, and get "not modified" while the answer is the same. */
const cachedHeaders = {
  "cache-control": "private, no-cache",
  vary: "Authorization, Accept-Encoding",
};

async function load(
  { path, query }: CacheableRequest,
  options: Resolving,
): Promise<Loaded<Resolved>> {
  const { deps, freshness } = options.ctx;
  const readAt = deps.clock.now().getTime();
  const req = new Request(new URL(`/trpc/${path}?${query}`, anyOrigin));
  const own = await resolve(req, path, options);
  if (own.status !== 200 || freshness.seconds <= 0) return { own };
  const freshUntilMs = readAt + freshness.seconds * 1_000;
  const response = await toCachedResponse({
    status: own.status,
    headers: { ...cachedHeaders, "content-type": "application/json" },
    text: own.text,
  });
  return { response, freshUntilMs, staleUntilMs: freshUntilMs };
}

/** tRPC decodes a path again, and treats what it can't decode as a server error. */
function refuseUndecodable({ url }: FastifyRequest): void {
  if (url.split("?", 1).join().includes("%25")) {
    throw new AppError("NOT_FOUND", "There is no procedure of this name");
  }
}

/** The single procedure called with a form: UNSUPPORTED_MEDIA_TYPE for any other. */
function formProcedure(
  procedures: Map<string, ProcedureFacts>,
  request: FastifyRequest,
): ProcedureFacts & { fileField: string; permission: Permission } {
  const isBatch = new URL(request.url, anyOrigin).searchParams.has("batch");
  const facts = isBatch ? undefined : procedures.get(pathOf(request));
  const { fileField, permission } = facts ?? {};
  const takesForm = fileField !== undefined && permission !== undefined;
  if (facts === undefined || !takesForm || request.method !== "POST") {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", otherTypeMessage);
  }
  return { ...facts, fileField, permission };
}

function pathOf({ params }: FastifyRequest): string {
  return paramsSchema.parse(params).path;
}

/** tRPC only reads the address's path and query. */
const anyOrigin = "http://trpc.invalid";

function toWebRequest({ url, method, body, headers }: FastifyRequest): Request {
  const { "content-type": type } = headers;
  const request = new Request(new URL(url, anyOrigin), {
    method,
    ...(type !== undefined && { headers: { "content-type": type.toLowerCase() } }),
    ...(typeof body === "string" && { body }),
  });
  if (!(body instanceof FormData)) return request;
  return Object.assign(request, { formData: () => Promise.resolve(body) });
}

/** Errors before tRPC has the call, in the shape of a failed call. */
function sendError(
  cause: unknown,
  request: FastifyRequest,
  { reply, router, createContext }: TrpcOptions & { reply: FastifyReply },
): void {
  const error = toReportedError(cause, request);
  const { status } = describeError(error);
  if (status >= 500) request.logError(error.cause ?? error, "request failed");
  const shape = getTRPCErrorShape({
    config: router._def._config,
    error,
    type: "unknown",
    path: undefined,
    input: undefined,
    ctx: createContext({ req: request, res: reply }),
  });
  void reply
    .status(status)
    .header("cache-control", "no-store")
    .send(transformTRPCResponse(router._def._config, { error: shape }));
}
