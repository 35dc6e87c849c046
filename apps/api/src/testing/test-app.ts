import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "@before-ten/db/client";
import type { FastifyInstance } from "fastify";
import { createDiskImages } from "../adapters/disk-images.ts";
import { type AppOptions, buildApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { type OpenMailQueue, openMailQueue } from "../jobs/mail-queue.ts";
import { FakeClock } from "./fake-clock.ts";

export interface TestApp {
  app: FastifyInstance;
  clock: FakeClock;
}

/** Signs the links of every test's mails. */
const linkSecret = Buffer.from("a secret of tests, 32 bytes long");

/** The real server on a real database; only the clock is fake, and it is the day before the stored events' usual day. */
export async function startTestApp(
  db: Db,
  options: Partial<Omit<AppOptions, "deps">> & { site?: Partial<Deps["site"]> } = {},
): Promise<TestApp> {
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  const mediaDir = await mkdtemp(join(tmpdir(), "before-ten-media-"));
  const { site, ...appOptions } = options;
  const mailQueue = await openTestMailQueue(db);
  const { app } = await buildApp({
    deps: {
      db,
      clock,
      images: createDiskImages(mediaDir),
      mailQueue,
      linkSecret,
      site: {
        publicUrl: "https://club.example",
        contactTo: "team@club.example",
        newsletterDoubleOptIn: false,
        ...site,
      },
    },
    mediaDir,
    trustProxy: [],
    rateLimitFactor: 1,
    logLevel: "silent",
    isDatabaseReachable: () => Promise.resolve(true),
    ...appOptions,
  });
  app.addHook("onClose", () => mailQueue.close());
  app.addHook("onClose", () => rm(mediaDir, { recursive: true }));
  return { app, clock };
}

/** The queue without its workers: mails stay where a test can look at them. A database that can't be reached has none. */
async function openTestMailQueue(db: Db): Promise<Pick<OpenMailQueue, "enqueue" | "close">> {
  try {
    return await openMailQueue(db, { domain: "club.example", onError: () => undefined });
  } catch (error) {
    return { enqueue: () => Promise.reject(error), close: () => Promise.resolve() };
  }
}
