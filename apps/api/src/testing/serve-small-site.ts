import { rm } from "node:fs/promises";
import Fastify from "fastify";
import { afterAll, beforeEach, onTestFinished } from "vitest";
import { createResponseCache } from "../cache/response-cache.ts";
import { registerErrorLog } from "../http/error-log.ts";
import { createOutageLog } from "../http/outages.ts";
import { registerSecurityHeaders } from "../http/security-headers.ts";
import { registerWeb } from "../pages/register-pages.ts";
import { appRouter } from "../registry/app-router.ts";
import { unchangedTexts } from "./unchanged-texts.ts";
import { FakeClock } from "./fake-clock.ts";
import { buildSmallSite } from "./small-site.ts";

/** The small site behind Fastify, for the tests of one file: its cache is empty before each. */
export async function serveSmallSite() {
  const webDir = await buildSmallSite();
  afterAll(() => rm(webDir, { recursive: true }));
  const clock = new FakeClock("2026-12-05T05:00:00Z");
  const cache = createResponseCache(clock);
  beforeEach(() => cache.clear());

  /** Closed when the test is finished. */
  async function startSite() {
    const log: string[] = [];
    const app = Fastify({
      logger: { level: "error", stream: { write: (line: string) => log.push(line) } },
    });
    registerErrorLog(
      app,
      createOutageLog(app.log, () => Promise.resolve(true)),
      { noteTurnedAway: () => undefined },
    );
    registerSecurityHeaders(app);
    app.get("/api/known", () => "known");
    await registerWeb(app, {
      mode: "production",
      webDir,
      publicUrl: "http://localhost:3000",
      clock,
      cache,
      texts: unchangedTexts,
      callKey: () => undefined,
      appRouter,
      createContext: () => {
        throw new Error("these pages ask nothing");
      },
    });
    onTestFinished(() => app.close());
    return { app, log };
  }
  return { startSite, clock, cache };
}
