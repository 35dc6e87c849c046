import { randomBytes, randomUUID } from "node:crypto";
import { editingHeader } from "@before-ten/contracts/site/rules";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { withoutCampaign } from "@before-ten/contracts/shared/campaign";
import { AppError, httpStatusOf } from "@before-ten/contracts/shared/errors";
import { observed } from "@before-ten/db/observed-work";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnyRouter } from "@trpc/server";
import {
  type Answer,
  type CachedResponse,
  sendAnswer,
  sendCached,
} from "../cache/cached-response.ts";
import { chooseEncoding } from "../cache/encoding.ts";
import { isAnonymousRead } from "../cache/request-head.ts";
import type { Loaded, ResponseCache } from "../cache/response-cache.ts";
import type { Clock, SiteTexts } from "../deps.ts";
import type { Overload } from "../http/overload/overload.ts";
import { OverloadError } from "../http/overload/overload-error.ts";
import type { Places } from "../http/overload/places.ts";
import { errorPage } from "../http/plain-page.ts";
import { turnAway } from "../http/overload/turn-away.ts";
import { cacheableCall } from "../trpc/cacheable-call.ts";
import type { Context, CreateContext } from "../trpc/context.ts";
import { type ProcedureFacts, factsOfProcedures } from "../trpc/procedure-facts.ts";
import { requireAdminOrKey } from "../trpc/init.ts";
import { developmentPolicy } from "./content-security-policy.ts";
import type { Development } from "./development.ts";
import { ownAddress, tidyAddress, pageKey } from "./page-address.ts";
import { toCachedPage, toPage } from "./page.ts";
import type { PostedForm, RenderedPage, WebEntry } from "./page-renderer.ts";
import { callByForm, isPostedForm } from "./posted-form.ts";

export interface PageOptions {
  /** The site's own URL, without a trailing slash. */
  publicUrl: string;
  clock: Clock;
  createContext: (...call: Parameters<CreateContext>) => Context | Promise<Context>;
  appRouter: AnyRouter;
  cache: ResponseCache;
  texts: SiteTexts;
  getEntry: () => Promise<WebEntry>;
  /** Limits how many pages are rendered at the same time; without it there is no limit. */
  overload?: Overload | undefined;
  /** If set, no page is cached. */
  development?: Pick<Development, "explain">;
}

/** Longer than any page takes, so that a hanging database doesn't keep visitors waiting. */
const renderTimeoutMs = 10_000;

/**
 * How long a page is fresh; after that, until it is a minute old, it is served stale while it is
 * rendered again.
 */
const freshMs = 5_000;
const staleMs = 60_000;

export function createPageHandler(options: PageOptions) {
  const { cache, development } = options;
  const procedures = factsOfProcedures(options.appRouter);
  const loading: LoadOptions = { ...options, procedures, siteId: randomUUID() };

  return async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (isPostedForm(request)) return answerForm(request, reply);
    const address = tidyAddress(request.url);
    if (address !== request.url) return reply.redirect(ownAddress(address), 301);
    const key = development ? undefined : pageKey(request);
    // Pages already in the cache, which many visitors see, are renewed before new ones are loaded.
    const isUrgent = key !== undefined && cache.isKnown(key);
    try {
      const texts = await textsForEditor(request, reply);
      const load = () =>
        loadPage(loading, request, reply, { isCacheable: key !== undefined, isUrgent, texts });
      const page = key === undefined ? pageIn(await load()) : await cache.get(key, load);
      if ("etag" in page) return sendCached(request, reply, page);
      return sendAnswer(reply, page);
    } catch (error) {
      if (error instanceof OverloadError) {
        options.overload?.noteTurnedAway(error.reason);
        turnAway(request.raw, reply.hijack().raw);
        return reply;
      }
      const isForEditor = request.headers[editingHeader] !== undefined;
      if (isForEditor && error instanceof AppError) return refuse(reply, error);
      development?.explain(error);
      request.logError(error, "page failed");
      return sendAnswer(reply, await failedPage(options, request, error));
    }
  };

  /** With the drafts, and marked for editing, if an admin who may change texts asks for that. */
  async function textsForEditor(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<TextReader | undefined> {
    const wanted = request.headers[editingHeader];
    if (wanted !== "editing" && wanted !== "draft") return undefined;
    const ctx = await options.createContext({ req: request, res: reply });
    await requireAdminOrKey(ctx, { permission: "site:write" });
    return options.texts.readDrafts({ areMarked: wanted === "editing" });
  }

  /** Shows the page again, with what its form did. */
  async function answerForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { appRouter, createContext, publicUrl } = options;
    try {
      const ctx = await createContext({ req: request, res: reply });
      const posted = await callByForm(request, { ...loading, appRouter, ctx, publicUrl });
      if (posted === undefined) return refuseMethod(reply);
      const page = pageIn(await loadPage(loading, request, reply, { isUrgent: true, posted }));
      return "etag" in page ? sendCached(request, reply, page) : sendAnswer(reply, page);
    } catch (error) {
      if (error instanceof AppError) return refuse(reply, error);
      development?.explain(error);
      request.logError(error, "page failed");
      return sendAnswer(reply, await failedPage(options, request, error));
    }
  }
}

const plainText = "text/plain; charset=utf-8";

export function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply.status(405).header("allow", "GET, HEAD").type(plainText).send("Method Not Allowed");
}

function refuse(reply: FastifyReply, { code, message }: AppError): FastifyReply {
  return reply.status(httpStatusOf[code]).type(plainText).send(message);
}

function pageIn(loaded: Loaded<Answer>): CachedResponse | Answer {
  return "response" in loaded ? loaded.response : loaded.own;
}

interface LoadOptions extends PageOptions {
  procedures: Map<string, ProcedureFacts>;
  /** Sites in one process, as in tests, share the build and with it what it keeps. */
  siteId: string;
}

interface Loading {
  isCacheable?: boolean;
  isUrgent: boolean;
  posted?: PostedForm;
  /** Other texts than those visitors read. */
  texts?: TextReader | undefined;
}

async function loadPage(
  options: LoadOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { isCacheable = false, isUrgent, posted, texts: forEditor }: Loading,
): Promise<Loaded<Answer>> {
  const { getEntry, appRouter, createContext, publicUrl, clock, development, overload } = options;
  const inPlace: Places["run"] = overload?.renders.run ?? ((work) => work());
  const loadedAtMs = clock.now().getTime();
  const nonce = createNonce();
  const entry = await getEntry();
  const texts = forEditor ?? (await options.texts.read());
  const renderNow = (url: string) =>
    inTime((signal) =>
      entry.render({
        url,
        publicUrl,
        texts,
        renderedAt: clock.now().toISOString(),
        appRouter,
        createContext: async () => createContext({ req: request, res: reply }),
        answerKeyOf: answerKeys(options, request),
        nonce,
        posted,
        signal,
        nextTurn: overload?.nextTurn,
        onError: (error) => request.logError(error, "page answers with an error"),
      }),
    );
  const render = (url: string) => inPlace(() => observedRender(() => renderNow(url)), { isUrgent });
  const plainUrl = withoutCampaign(request.url);
  const plain = await render(plainUrl);
  if (isCacheable && isForEveryone(plain, plainUrl)) {
    return {
      response: await toCachedPage({ rendered: plain, nonce }),
      freshUntilMs: loadedAtMs + freshMs,
      staleUntilMs: loadedAtMs + staleMs,
    };
  }
  const takesAlong = plainUrl !== request.url && plain.headers.has("location");
  const page = takesAlong ? await render(request.url) : plain;
  const rendered = posted?.error ? { ...page, status: posted.error.data.httpStatus } : page;
  const policy = development && developmentPolicy();
  return { own: toPage({ rendered, nonce, policy }, encodingOf(request)) };
}

function observedRender(render: () => Promise<RenderedPage>): Promise<RenderedPage> {
  return observed(
    () => ({ kind: "render", name: "unknown" }),
    async (work) => {
      const rendered = await render();
      if (work !== undefined) {
        work.name = rendered.route ?? "unknown";
        work.outcome = String(rendered.status);
      }
      return rendered;
    },
  );
}

function answerKeys({ cache, procedures, siteId }: LoadOptions, request: FastifyRequest) {
  const { generation } = cache;
  const isAnonymous = isAnonymousRead(request);
  return (path: string, input: unknown) => {
    const facts = procedures.get(path);
    const call = isAnonymous && facts ? cacheableCall(path, facts, input) : undefined;
    return call && `${siteId} ${generation} ${call.key}`;
  };
}

/** Clears its timer: one that runs on, as `AbortSignal.timeout` does, keeps the page in memory. */
async function inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    const message = `The page took longer than ${renderTimeoutMs} ms`;
    timeout.abort(new AppError("SERVICE_UNAVAILABLE", message));
  }, renderTimeoutMs);
  try {
    return await work(timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}

function isForEveryone({ status, headers, cachedSearch }: RenderedPage, url: string): boolean {
  if (cachedSearch === undefined || headers.has("set-cookie")) return false;
  if (status !== 200 && status !== 404) return false;
  const search = new URLSearchParams(url.split("?", 2)[1]);
  return [...search.keys()].every((name) => cachedSearch.includes(name));
}

async function failedPage(
  options: Pick<PageOptions, "texts">,
  request: FastifyRequest,
  error: unknown,
): Promise<Answer> {
  const nonce = createNonce();
  const html = errorPage(nonce, request.id, await options.texts.read());
  const status = error instanceof AppError ? httpStatusOf[error.code] : 500;
  const rendered = { status, headers: new Headers(), html };
  return toPage({ rendered, nonce }, encodingOf(request));
}

function encodingOf({ headers }: FastifyRequest) {
  return chooseEncoding(headers["accept-encoding"]);
}

function createNonce(): string {
  return randomBytes(16).toString("base64");
}
