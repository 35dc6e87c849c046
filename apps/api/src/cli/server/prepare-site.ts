import { migrateToLatest } from "@before-ten/db/migrate";
import { listSetAside } from "@before-ten/db/queries/shared/set-aside";
import type { Logger } from "pino";
import type { Settings } from "../../env.ts";
import { setImagesUrl } from "../../images/image-url.ts";
import { openImages } from "../../images/open-images.ts";
import { loadBuiltEntry } from "../../pages/page-renderer.ts";
import { buildWhenNeeded, webDir } from "../build-when-needed.ts";
import type { Storage } from "../open-database.ts";
import type { Progress } from "../progress.ts";
import { seedDemo } from "../seed-demo.ts";
import { systemClock } from "./system-clock.ts";

interface Preparation {
  mode: "production" | "development";
  log: Logger;
  progress: Progress;
  /** Aborted if the server has to stop before it is open. */
  signal: AbortSignal;
}

/**
 * Does the one-time preparation, for any number of processes: the database's schema, the demo club,
 * the pages. Outdated pages are built while the database is starting.
 */
export async function prepareSite(
  settings: Settings,
  opening: Promise<Storage>,
  { mode, log, progress, signal }: Preparation,
): Promise<Storage> {
  const needsPages = mode === "production" && settings.role !== "worker";
  const building = needsPages ? build(settings, progress, signal) : undefined;
  // Awaited below; until then a rejection must not count as unhandled.
  building?.catch(() => undefined);
  const storage = await opening;
  const newer = await progress.during("Bringing the database up to date", () =>
    migrateToLatest(storage.connectionString),
  );
  if (newer.length > 0) log.warn({ newer }, "a newer version has migrated this database");
  const setAside = await listSetAside(storage.db);
  if (setAside.accounts.length + setAside.subscribers.length > 0) {
    log.warn(setAside, "addresses were set aside, as another row has the same mailbox");
  }
  await Promise.all([
    settings.seedDemo && makeDemoClub(settings, storage, { log, progress }),
    building,
  ]);
  return storage;
}

async function build(
  { webProcesses }: Settings,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  await progress.during("Building the pages", () => buildWhenNeeded(signal));
  // Loads the bundle now if this process is also the one that answers visitors.
  if (webProcesses === 1) await loadBuiltEntry(webDir);
}

async function makeDemoClub(
  settings: Settings,
  { db }: Storage,
  { log, progress }: Pick<Preparation, "log" | "progress">,
): Promise<void> {
  setImagesUrl(settings.imagesUrl);
  const { images } = await openImages(settings, log);
  const tools = { db, clock: systemClock, images, site: settings };
  await progress.during("Creating the demo club", () => seedDemo(tools));
}
