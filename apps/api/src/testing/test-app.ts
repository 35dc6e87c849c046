import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "@before-ten/db/client";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { z } from "zod";
import { noPlaceSearch } from "../features/places/geoapify.ts";
import { createDiskImages } from "../images/disk-image-store.ts";
import { type AppOptions, buildApp } from "../app.ts";
import type { KeyOf } from "../cache/answer-from-cache.ts";
import { type ResponseCache, createResponseCache } from "../cache/response-cache.ts";
import type { CreateContext } from "../trpc/context.ts";
import type { Deps } from "../deps.ts";
import type { AskReadiness } from "../http/health.ts";
import { openMailQueue } from "../mail/mail-queue.ts";
import { createLog } from "../http/log.ts";
import { createOutageLog } from "../http/outages.ts";
import { type Overload, noLoad } from "../http/overload/overload.ts";
import { overloadBoundsOf, overloadSettings } from "../http/overload/overload-settings.ts";
import { accountOwners } from "../features/auth/account-owners.ts";
import { nextParties } from "../features/campaigns/content/next-parties.ts";
import { openPasswordResetQueue } from "../features/auth/password/password-reset-queue.ts";
import { updateEvent } from "../features/events/admin-events.service.ts";
import { createPageFetcher } from "../outbound/page-fetcher.ts";
import { keepSiteTexts } from "../features/site/site-texts.ts";
import { versionKinds } from "../registry/version-kinds.ts";
import { FakeClock } from "./fake-clock.ts";
import { workers } from "./workers.ts";

export interface TestApp {
  app: FastifyInstance;
  clock: FakeClock;
  deps: Deps;
  /** The same as in `deps`, for inspection. */
  cache: ResponseCache;
  /** The context pages are rendered with. */
  createContext: CreateContext;
  callKey: KeyOf;
  overload: Overload;
}

interface TestAppOptions extends Partial<Omit<AppOptions, "deps" | "cache" | "log">> {
  /** By default, tests immediately see what they have stored directly. */
  caches?: boolean;
  site?: Partial<Deps["site"]>;
  replica?: Deps["replica"];
  searchEngines?: Deps["searchEngines"];
  logLevel?: string;
  /** Receives the log's lines. */
  logTo?: { write: (line: string) => void };
}

/** Resolves no names, so that no test leaves the machine. */
const userAgent = "BeforeTenTicketWatch/1.0 (+https://club.example)";

const publicUrl = "https://club.example";

const isReady: AskReadiness = () => Promise.resolve("ready");

/** Signs the links of every test's mails. */
const linkSecret = Buffer.from("a secret of tests, 32 bytes long");
const erasureSecret = Buffer.from("a third secret of tests, 32 long");
const countingSecret = Buffer.from("another secret of tests, 32 long");

/**
 * The real server on a real database. Only the clock is fake: it starts on the day before the
 * stored events' usual day.
 */
export async function startTestApp(db: Db, options: TestAppOptions = {}): Promise<TestApp> {
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  const mediaDir = await mkdtemp(join(tmpdir(), "before-ten-media-"));
  const {
    caches = false,
    site,
    replica,
    searchEngines,
    logTo,
    logLevel = "silent",
    ...others
  } = options;
  const { askReadiness = isReady, ...appOptions } = others;
  const log = createLog({ logLevel, ...(logTo && { logTo }) });
  const { close, ...queues } = await openTestQueues(db);
  const cache = createResponseCache(clock, {
    ...(!caches && { maxBytes: 1 }),
    onClear: () => replica?.noteChange(),
  });
  const deps: Deps = {
    db,
    replica,
    clock,
    images: createDiskImages(mediaDir),
    workers,
    ...queues,
    accountOwners,
    nextParties,
    responseCache: cache,
    siteTexts: keepSiteTexts({ db, clock, cache, publicUrl }, (error) => {
      if (!isDatabaseUnavailable(error)) throw error;
    }),
    linkSecret,
    countingSecret,
    erasureSecret,
    places: noPlaceSearch,
    pages: createPageFetcher({ clock, userAgent, resolve: () => Promise.resolve([]) }),
    eventUpdates: { update: updateEvent },
    searchEngines,
    isTicketWatchOn: true,
    versionKinds,
    product: testProduct(clock),
    sender: { smtpUrl: undefined, readsMailbox: false },
    site: {
      publicUrl,
      mailFrom: "hello@club.example",
      contactTo: "team@club.example",
      newsletterDoubleOptIn: false,
      ...site,
    },
  };
  const { app, overload, createContext, callKey } = await buildApp({
    deps,
    cache,
    mediaDir,
    trustProxy: [],
    rateLimitFactor: 1,
    corsOrigins: [],
    log,
    outages: createOutageLog(log, async () => (await askReadiness()) === "ready"),
    askReadiness,
    bounds: overloadBoundsOf(z.object(overloadSettings).parse({})),
    ...appOptions,
  });
  app.addHook("onClose", close);
  app.addHook("onClose", () => rm(mediaDir, { recursive: true }));
  return { app, clock, deps, cache, createContext, callKey, overload };
}

/** The same on a new database. Both end with the tests of the file. */
export async function openTestApp(options?: TestAppOptions): Promise<TestApp & { db: Db }> {
  const { db, close } = await createTestDatabase();
  const opened = await startTestApp(db, options);
  afterAll(async () => {
    await opened.app.close();
    await close();
  });
  return { ...opened, db };
}

/** A product that has just started and has nothing to report. */
function testProduct(clock: FakeClock): Deps["product"] {
  return {
    version: "1.0.0",
    commit: undefined,
    startedAt: clock.now(),
    recentErrors: () => [],
    isBackupSetUp: false,
    hasMailServer: false,
    sendsMails: true,
    mails: () => ({ lastSentAt: undefined, lastError: undefined }),
    askRoom: () =>
      Promise.resolve({ hasRoom: true, freeBytes: { data: undefined, backups: undefined } }),
    load: () => noLoad,
  };
}

type TestQueues = Pick<Deps, "mailQueue" | "passwordResets"> & { close: () => Promise<void> };

/**
 * Opens the queues without their workers, so that tests can inspect the jobs. With an unreachable
 * database, each use of them fails.
 */
async function openTestQueues(db: Db): Promise<TestQueues> {
  try {
    const mailQueue = await openMailQueue(db, { domain: "club.example", onError: () => undefined });
    const passwordResets = await openPasswordResetQueue(mailQueue);
    return { mailQueue, passwordResets, close: () => mailQueue.close() };
  } catch (error) {
    const enqueue = () => Promise.reject(error);
    return {
      mailQueue: { enqueue },
      passwordResets: { enqueue },
      close: () => Promise.resolve(),
    };
  }
}
