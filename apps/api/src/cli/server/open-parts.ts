import { type ReadReplica, openReadReplica } from "@before-ten/db/read-replica";
import { getSecret } from "@before-ten/db/queries/shared/secrets";
import type { Logger } from "pino";
import { type ResponseCache, createResponseCache } from "../../cache/response-cache.ts";
import type { Deps, PlaceSearch, SearchEngines } from "../../deps.ts";
import type { Settings } from "../../env.ts";
import { accountOwners } from "../../features/auth/account-owners.ts";
import { nextParties } from "../../features/campaigns/content/next-parties.ts";
import { openPasswordResetQueue } from "../../features/auth/password/password-reset-queue.ts";
import { updateEvent } from "../../features/events/admin-events.service.ts";
import { createIndexNow } from "../../features/search-engines/index-now.ts";
import { keepSiteTexts } from "../../features/site/site-texts.ts";
import { createGeoapifySearch, noPlaceSearch } from "../../features/places/geoapify.ts";
import type { AskReadiness } from "../../http/health.ts";
import { type OutageLog, createOutageLog } from "../../http/outages.ts";
import { setImagesUrl } from "../../images/image-url.ts";
import { type OpenedImages, openImages } from "../../images/open-images.ts";
import { type MailNotes, createMailNotes } from "../../mail/mail-notes.ts";
import { type OpenMailQueue, openMailQueue } from "../../mail/mail-queue.ts";
import type { RecentErrors } from "../../observe/recent-errors.ts";
import { createPageFetcher } from "../../outbound/page-fetcher.ts";
import { versionKinds } from "../../registry/version-kinds.ts";
import { type OpenWorkerPool, createWorkerPool } from "../../workers/worker-pool.ts";
import { type Observation, observeServer } from "./observe-server.ts";
import type { Storage } from "../open-database.ts";
import { type StartedProduct, createRunningProduct } from "../running-product.ts";
import { systemClock } from "./system-clock.ts";

/** The parts needed both for answering requests and for background work. */
export interface Parts {
  settings: Settings;
  deps: Deps;
  /** These four are the same as in `deps`. */
  cache: ResponseCache;
  mailQueue: OpenMailQueue;
  workers: OpenWorkerPool;
  product: StartedProduct;
  /** Records the mails this process sends. */
  mailNotes: MailNotes;
  observation: Observation;
  remoteImages: OpenedImages["remoteImages"];
  log: Logger;
  outages: OutageLog;
  askReadiness: AskReadiness;
  /** Collects what has to be closed at the end. */
  opened: AsyncDisposableStack;
}

interface Opening extends Pick<Parts, "log" | "opened">, Pick<Settings, "role"> {
  recentErrors: RecentErrors;
}

export function senderOf({ smtpUrl, bounceImapUrl }: Settings): Deps["sender"] {
  return { smtpUrl, readsMailbox: bounceImapUrl !== undefined };
}

/** The domain of our Message-IDs. */
export function mailDomainOf({ mailFrom }: Settings): string {
  return mailFrom.replace(/^.*@/, "");
}

/** Opens the parts that exist once per process. The database is up to date by then. */
export async function openParts(
  settings: Settings,
  { db, connectionString, askReadiness: askDatabase }: Storage,
  { role, log, recentErrors, opened }: Opening,
): Promise<Parts> {
  const clock = systemClock;
  setImagesUrl(settings.imagesUrl);
  const { images, remoteImages, hasRoom, isAway } = await openImages(settings, log);
  const workers = createWorkerPool();
  opened.defer(() => workers.close());
  const askReadiness = async () => {
    const state = await askDatabase();
    return state === "ready" && !(await hasRoom()) ? "no room for pictures" : state;
  };
  const outages = createOutageLog(log, async (reason) =>
    reason === "database" ? (await askDatabase()) === "ready" : !isAway() && hasRoom(),
  );
  const [linkSecret, countingSecret, erasureSecret] = await Promise.all([
    getSecret(db, "mailed links"),
    getSecret(db, "counting"),
    getSecret(db, "erased addresses"),
  ]);
  const mailQueue = await openMailQueue(db, {
    domain: mailDomainOf(settings),
    looksAfterJobs: role !== "web",
    onError: (error) => {
      if (!outages.takes(error)) log.warn({ err: error }, "the mail queue tries again");
    },
  });
  opened.defer(() => mailQueue.close());
  const replica = openReplica(settings, connectionString, log);
  if (replica !== undefined) opened.defer(() => replica.close());
  const cache = createResponseCache(clock, { onClear: () => replica?.noteChange() });
  const mailNotes = createMailNotes(clock);
  const product = await createRunningProduct(settings, {
    clock,
    role,
    recentErrors,
    mailNotes,
    hasRoom,
  });
  const observation = await observeServer(settings, product, { log, opened });
  const deps = {
    db,
    replica,
    clock,
    images,
    workers,
    mailQueue,
    responseCache: cache,
    siteTexts: keepSiteTexts({ db, clock, cache, publicUrl: settings.publicUrl }, (error) => {
      if (!outages.takes(error)) log.warn({ err: error }, "the site's texts couldn't be read");
    }),
    passwordResets: await openPasswordResetQueue(mailQueue),
    accountOwners,
    nextParties,
    linkSecret,
    countingSecret,
    erasureSecret,
    places: placeSearchOf(settings),
    pages: createPageFetcher({ clock, userAgent: userAgentOf(settings) }),
    eventUpdates: { update: updateEvent },
    searchEngines: searchEnginesOf(settings),
    isTicketWatchOn: settings.ticketWatch,
    versionKinds,
    product,
    sender: senderOf(settings),
    site: settings,
  };
  return {
    settings,
    deps,
    cache,
    mailQueue,
    workers,
    product,
    mailNotes,
    observation,
    remoteImages,
    log,
    outages,
    askReadiness,
    opened,
  };
}

/** The replica of DATABASE_READ_URL. */
function openReplica(
  { databaseReadUrl, readMaxLagMs: maxLagMs }: Settings,
  primary: string,
  log: Logger,
): ReadReplica | undefined {
  if (databaseReadUrl === undefined) return undefined;
  return openReadReplica({
    connectionString: databaseReadUrl,
    primary,
    maxLagMs,
    onState(state) {
      const message = `DATABASE_READ_URL: ${state}`;
      if (state === "used") log.info(message);
      else log.warn(message);
    },
  });
}

function placeSearchOf({ geoapify }: Settings): PlaceSearch {
  return geoapify === undefined ? noPlaceSearch : createGeoapifySearch(geoapify);
}

function searchEnginesOf({ indexNow, publicUrl }: Settings): SearchEngines | undefined {
  if (indexNow === undefined) return undefined;
  return createIndexNow({ ...indexNow, publicUrl, userAgent: `BeforeTen/1.0 (+${publicUrl})` });
}

/** Identifies us in the logs and robots.txt of ticket pages' hosts. */
function userAgentOf({ publicUrl }: Settings): string {
  return `BeforeTenTicketWatch/1.0 (+${publicUrl})`;
}
