import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyStatic from "@fastify/static";
import { workerPolicy } from "./content-security-policy.ts";
import { startDevelopment } from "./development.ts";
import { type KeyOf, answerFromCache } from "../cache/answer-from-cache.ts";
import { type PageOptions, createPageHandler, refuseMethod } from "./page-handler.ts";
import { isPostedForm } from "./posted-form.ts";
import { pageKey } from "./page-address.ts";
import { loadBuiltEntry } from "./page-renderer.ts";

interface WebOptions extends Omit<PageOptions, "getEntry" | "development"> {
  mode: "production" | "development";
  /** The folder of apps/web. */
  webDir: string;
  /** Cache keys for calls of the APIs. */
  callKey: KeyOf;
  /** Called for each request. */
  sees?: (request: IncomingMessage) => void;
}

const plainText = "text/plain; charset=utf-8";

/** Files and calls below these paths: a missing one isn't a page. */
const notPages = ["/api/", "/trpc/", "/media/", "/share/", "/assets/"];

/**
 * Serves everything no route answers: the site's files and pages. Pages have their own
 * Content-Security-Policy, which replaces that of every other answer.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { mode, webDir, callKey, sees, ...pageOptions } = options;
  if (mode === "production") {
    const entry = await loadBuiltEntry(webDir);
    await registerAssets(app, join(webDir, "dist/client"));
    const sendPage = createPageHandler({ ...pageOptions, getEntry: async () => entry });
    app.setNotFoundHandler(onlyReads(sendPage));
    const keyOf: KeyOf = (request) => callKey(request) ?? pageKey(request);
    answerFromCache(app, { ...pageOptions, keyOf, sees, admits: options.overload?.admits });
    return;
  }
  const development = await startDevelopment(webDir, app.server);
  app.addHook("onClose", development.close);
  const { getEntry } = development;
  const sendPage = createPageHandler({ ...pageOptions, getEntry, development });
  app.setNotFoundHandler(
    onlyReads(async (request, reply) => {
      // It would wait for the body of a form.
      const isForm = isPostedForm(request);
      if (!isForm && (await development.answers(request.raw, reply.raw))) return reply.hijack();
      return sendPage(request, reply);
    }),
  );
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function onlyReads(handler: Handler): Handler {
  return async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD" && !isPageForm(request)) {
      return refuseMethod(reply);
    }
    // A proxy's absolute URL, or `OPTIONS *`.
    if (!request.url.startsWith("/")) {
      return reply.status(400).type(plainText).send("Bad Request");
    }
    if (notPages.some((prefix) => request.url.startsWith(prefix))) {
      return reply.status(404).type(plainText).send("Not Found");
    }
    return handler(request, reply);
  };
}

/** Other addresses don't take forms, such as those of an API. */
function isPageForm(request: FastifyRequest): boolean {
  return isPostedForm(request) && !notPages.some((prefix) => request.url.startsWith(prefix));
}

/** A file's name contains its content's hash, so it can be cached forever. */
const hashedFiles = "/assets/";
/** Service workers, compressed or not. */
const workers = /-worker\.js(\.\w+)?$/;

/** Serves the site's build: one route for each file that exists when the server starts. */
async function registerAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
    decorateReply: false,
    preCompressed: true,
    index: false,
    logLevel: "warn",
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.slice(clientDir.length).startsWith(hashedFiles);
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
      if (workers.test(path)) reply.header("content-security-policy", workerPolicy);
    },
  });
}
