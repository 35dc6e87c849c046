import type { FastifyInstance } from "fastify";
import { buildApp } from "../../app.ts";
import { createEmbeddingNotes } from "../../features/embed/note-embedding.ts";
import { mediaDirIn } from "../../images/open-images.ts";
import { registerWeb } from "../../pages/register-pages.ts";
import { appRouter } from "../../registry/app-router.ts";
import { webDir } from "../build-when-needed.ts";
import type { Parts } from "./open-parts.ts";

/** Creates what answers requests: both APIs, pages, images. It isn't listening yet. */
export async function answerRequests(
  parts: Parts,
  mode: "production" | "development",
): Promise<FastifyInstance> {
  const { settings, deps, cache, remoteImages, log, outages, askReadiness } = parts;
  const { app, overload, createContext, callKey } = await buildApp({
    deps,
    cache,
    mediaDir: mediaDirIn(settings),
    remoteImages,
    trustProxy: settings.trustProxy,
    rateLimitFactor: settings.rateLimitFactor,
    corsOrigins: settings.corsOrigins,
    log,
    outages,
    askReadiness,
    bounds: settings.overload,
    watch: parts.observation.watch,
  });
  parts.product.readLoad(overload.state);
  await registerWeb(app, {
    mode,
    webDir,
    cache,
    texts: deps.siteTexts,
    callKey,
    sees: createEmbeddingNotes({
      ...deps,
      onError(error) {
        if (!outages.takes(error)) log.warn({ err: error }, "a partner's page is noted later");
      },
    }),
    appRouter,
    createContext,
    clock: deps.clock,
    overload,
    publicUrl: settings.publicUrl,
  });
  return app;
}
