import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance, type FastifyBaseLogger } from "fastify";
import type { Logger } from "pino";
import type { Settings } from "../../env.ts";
import type { RecentErrors } from "../../observe/recent-errors.ts";
import type { Storage } from "../open-database.ts";
import { openParts } from "./open-parts.ts";
import type { Background } from "./work-in-background.ts";
import { registerConnections } from "../../http/connections.ts";
import { type AskReadiness, registerHealth } from "../../http/health.ts";

/** Pause between the requests that warm up a new server. */
const warmUpPauseMs = 500;

interface Start {
  mode: "production" | "development";
  /** The process's role: answering requests, background work, or both. */
  role: Settings["role"];
  log: Logger;
  recentErrors: RecentErrors;
  /** Collects what has to be closed at the end. */
  opened: AsyncDisposableStack;
}

/** Creates what this process answers on its port, and starts its background work. */
export async function prepareServer(
  settings: Settings,
  storage: Storage,
  { mode, role, log, recentErrors, opened }: Start,
): Promise<FastifyInstance> {
  // Parts the role doesn't need aren't loaded.
  const answering = role === "worker" ? undefined : await import("./answer-requests.ts");
  const parts = await openParts(settings, storage, { role, log, recentErrors, opened });
  await parts.deps.siteTexts.read();
  const app =
    (await answering?.answerRequests(parts, mode)) ?? answerHealth(log, parts.askReadiness);
  await parts.observation.serve(parts);
  let background: Background | undefined;
  let beginning = Promise.resolve();
  async function begin(): Promise<void> {
    const { workInBackground } = await import("./work-in-background.ts");
    background = await workInBackground(parts);
  }
  if (role === "worker") await begin();
  if (role === "all") {
    // Runs after visitors can be served. An error in it is uncaught, so it ends the process.
    app.server.once("listening", () => {
      beginning = begin();
    });
  }
  const closing = new AbortController();
  let warming = Promise.resolve();
  if (answering !== undefined && mode === "production") {
    app.server.once("listening", () => {
      warming = warmUp(app, { pauseMs: warmUpPauseMs, signal: closing.signal });
    });
  }
  // Mails can be queued until both have ended.
  opened.defer(async () => {
    closing.abort();
    await warming;
    await beginning.catch(() => undefined);
    await Promise.all([app.close(), background?.close()]);
  });
  storage.onPagesChanged(() => {
    parts.cache.clear();
    void parts.deps.siteTexts.read();
    background?.look();
  });
  return app;
}

/** A worker's port only answers health checks, for supervisors and load balancers. */
function answerHealth(log: FastifyBaseLogger, askReadiness: AskReadiness): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    return503OnClosing: false,
  });
  registerConnections(app);
  registerHealth(app, askReadiness);
  return app;
}

/**
 * Pages whose first request loads, writes or compiles something, which would block the event loop
 * for everyone. Starts with two small pages, so that the code for the front page, the most visited,
 * isn't compiled all at once.
 */
const addresses = [
  "/unsubscribe",
  "/contact",
  "/",
  "/sitemap.xml",
  "/events.ics",
  "/api/openapi.json",
  "/api/docs",
];

interface Pace {
  /** Milliseconds between requests, to let others be answered. */
  pauseMs: number;
  /** Aborted when the server closes. */
  signal: AbortSignal;
}

/** Requests these pages. A failure doesn't matter: the first visitor's request loads the page. */
export async function warmUp(
  app: Pick<FastifyInstance, "inject">,
  { pauseMs, signal }: Pace,
): Promise<void> {
  for (const url of addresses) {
    await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await app.inject({ url, headers: { "accept-encoding": "br" } }).catch(() => undefined);
  }
}
