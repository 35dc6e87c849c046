import { deleteUnusedImages, findImages } from "@before-ten/db/queries/images/images";
import { getSecret } from "@before-ten/db/queries/shared/secrets";
import { startSafeSweep } from "@before-ten/db/safe-sweeps";
import { inTransaction } from "@before-ten/db/transactions";
import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../deps.ts";
import { fileNamesOf, imageIdOf, markPattern } from "./image-files.ts";
import { removeUnpromisedFiles } from "./store-image.ts";

const hourMs = 60 * 60_000;
/** Rows per query. */
const batchSize = 500;

/**
 * Removes unreferenced images and files without a row: replaced images, those of deleted events and
 * posts, and leftovers of a killed process. Library uploads stay. Recent ones stay too, because
 * they may belong to a save in progress. Each image is locked individually, so several processes
 * may sweep at once.
 */
export async function sweepOrphanImages(
  deps: Pick<Deps, "db" | "images">,
  { olderThan }: { olderThan: Date },
): Promise<void> {
  const { db, images } = deps;
  // Rows first: if the process stops here, it leaves files without a row, never a row without its
  // files.
  await inTransaction(db, (trx) => deleteUnusedImages(trx, { storedBefore: olderThan }));

  const files = await images.list();
  if (!(await isOurStore(deps, files))) return;
  const old = files.filter(({ storedAt }) => storedAt < olderThan);
  const namesOf = Map.groupBy(
    old.map(({ name }) => name),
    imageIdOf,
  );
  const ids = [...namesOf.keys()].filter((id) => id !== undefined);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const promised = new Set((await findImages(db, batch)).flatMap(fileNamesOf));
    for (const id of batch) {
      const names = (namesOf.get(id) ?? []).filter((name) => !promised.has(name));
      if (names.length > 0) await removeUnpromisedFiles(deps, { id, names });
    }
  }
}

/**
 * False if another database also has its images here: the folder was used with and without
 * DATABASE_URL, or the server was started before its dump was restored. Orphans can't be recognized
 * then.
 */
async function isOurStore(
  { db, images }: Pick<Deps, "db" | "images">,
  files: { name: string }[],
): Promise<boolean> {
  const ours = `database-${(await getSecret(db, "picture store")).toString("hex")}.mark`;
  const marks = files.map(({ name }) => name).filter((name) => markPattern.test(name));
  if (!marks.includes(ours)) await images.put(ours, Buffer.alloc(0));
  return marks.every((mark) => mark === ours);
}

/** Sweeps every hour, while the clock is right; returns a function that stops it. */
export function startImageSweep(
  deps: Pick<Deps, "db" | "images" | "clock">,
  log: Pick<FastifyBaseLogger, "warn">,
  { firstAfterMs }: { firstAfterMs?: number } = {},
): () => void {
  const stay = "unused pictures stay for another hour";
  return startSafeSweep(deps, {
    ...(firstAfterMs !== undefined && { firstAfterMs }),
    run: () => {
      const olderThan = new Date(deps.clock.now().getTime() - hourMs);
      return sweepOrphanImages(deps, { olderThan });
    },
    onError: (error) => log.warn({ err: error }, stay),
    onSkipped: () => log.warn(`${stay}: the clock isn't right`),
  });
}
