import { join } from "node:path";
import { migrateToLatest } from "@before-ten/db/migrate";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import { systemClock } from "./adapters/system-clock.ts";
import { buildApp } from "./app.ts";
import { type Settings, loadDotEnv, readSettings } from "./env.ts";
import { seedDemo } from "./seed-demo.ts";
import { type Storage, openStorage } from "./storage.ts";
import { appRouter } from "./trpc/app-router.ts";
import { buildWhenNeeded } from "./web/build-when-needed.ts";
import { createPageCache } from "./web/page-cache.ts";
import { registerWeb } from "./web/register-web.ts";

const webDir = join(import.meta.dirname, "../../web");
/** Supervisors send SIGKILL after ten seconds. */
const closeWithinMs = 9_000;

/** `node apps/api/src/server.ts [--dev]`: everything on one port. */
async function main(): Promise<void> {
  loadDotEnv();
  const settings = readSettings(process.env);
  const storage = await openStorage(settings, {
    onLost: fail,
    onRestart: (event) => console.error(event),
  });
  try {
    const app = await prepare(settings, storage);
    closeWithGrace({ delay: closeWithinMs, logger: app.log }, async () => {
      await app.close();
      await storage.close();
    });
    await app.listen({ host: settings.host, port: settings.port }).catch(explainPort(settings));
  } catch (error) {
    await storage.close();
    throw error;
  }
  console.log(`\nBefore Ten is open at ${settings.publicUrl}\n`);
}

async function prepare(settings: Settings, { db, isReachable }: Storage): Promise<FastifyInstance> {
  const mode = process.argv.includes("--dev") ? "development" : "production";
  const mediaDir = join(settings.dataDir, "media");
  const clock = systemClock;

  await migrateToLatest(db);
  await Promise.all([
    settings.seedDemo && seedDemo({ db, clock, mediaDir }),
    mode === "production" && buildWhenNeeded(),
  ]);
  const { app, createContext } = await buildApp({
    deps: { db, clock },
    mediaDir,
    trustProxy: settings.trustProxy,
    rateLimitFactor: settings.rateLimitFactor,
    logLevel: settings.logLevel,
    isDatabaseReachable: isReachable,
  });
  await registerWeb(app, {
    mode,
    webDir,
    pageCache: createPageCache(clock),
    appRouter,
    createContext,
    clock,
    publicUrl: settings.publicUrl,
  });
  return app;
}

function explainPort({ port }: Settings) {
  return (cause: Error & { code?: string }) => {
    if (cause.code !== "EADDRINUSE") throw cause;
    throw new Error(`Port ${port} is taken: stop what uses it, or set PORT to another one.`, {
      cause,
    });
  };
}

/** Says what is wrong in a sentence; LOG_LEVEL=debug shows where. */
function fail(error: unknown): void {
  const debugging = process.env.LOG_LEVEL === "debug";
  console.error(error instanceof Error && !debugging ? error.message : error);
  process.exit(1);
}

await main().catch(fail);
