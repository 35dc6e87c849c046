import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "@before-ten/db/client";
import type { FastifyInstance } from "fastify";
import { type AppOptions, buildApp } from "../app.ts";
import { FakeClock } from "./fake-clock.ts";

export interface TestApp {
  app: FastifyInstance;
  clock: FakeClock;
}

/** The real server on a real database; only the clock is fake, and it is the day before the stored events' usual day. */
export async function startTestApp(
  db: Db,
  options: Partial<Omit<AppOptions, "deps">> = {},
): Promise<TestApp> {
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  const mediaDir = await mkdtemp(join(tmpdir(), "before-ten-media-"));
  const { app } = await buildApp({
    deps: { db, clock },
    mediaDir,
    trustProxy: [],
    rateLimitFactor: 1,
    logLevel: "silent",
    isDatabaseReachable: () => Promise.resolve(true),
    ...options,
  });
  app.addHook("onClose", () => rm(mediaDir, { recursive: true }));
  return { app, clock };
}
