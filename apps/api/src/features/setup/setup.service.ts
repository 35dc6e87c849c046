import type { DemoClub, SetupStepState } from "@before-ten/contracts/setup/output";
import { type SetupStep, setupSteps } from "@before-ten/contracts/setup/rules";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { announcePagesChanged } from "@before-ten/db/announcements";
import { removeDemoRows } from "@before-ten/db/queries/setup/demo-rows";
import { readSetup } from "@before-ten/db/queries/setup/setup-state";
import { writeSetting } from "@before-ten/db/queries/shared/settings";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { fileNamesOf } from "../../images/image-files.ts";
import { removeUnpromisedFiles } from "../../images/store-image.ts";

/** What a new site needs, each as the site has it by now. */
export async function readSteps({
  db,
  product,
}: Pick<Deps, "db" | "product">): Promise<SetupStepState[]> {
  const { switches, ...stored } = await readSetup(db);
  const isDone: Record<SetupStep, boolean> = { ...stored, mail: product.hasMailServer };
  return setupSteps.map((step) => ({
    step,
    isDone: isDone[step],
    isDismissed: switches.includes(`setup-without-${step}`),
  }));
}

export async function dismissStep(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { step, isDismissed, userId }: { step: SetupStep; isDismissed: boolean; userId: string },
): Promise<void> {
  const name = `setup-without-${step}` as const;
  await writeSetting(db, { name, isOn: isDismissed, userId, at: clock.now() });
}

/** Counts what `removeDemo` would remove now, by removing it and taking that back. */
export async function countDemo({ db }: Pick<Deps, "db">): Promise<DemoClub> {
  const trx = await db.startTransaction().execute();
  try {
    return presentDemo(await removeDemoRows(trx));
  } finally {
    await trx.rollback().execute();
  }
}

/** For good, with the files of its images. A later start doesn't make it again. */
export async function removeDemo(
  { db, clock, images }: Pick<Deps, "db" | "clock" | "images">,
  { userId }: { userId: string | null },
): Promise<DemoClub> {
  const removed = await inTransaction(db, async (trx) => {
    const found = await removeDemoRows(trx);
    await writeSetting(trx, { name: "demo-removed", isOn: true, userId, at: clock.now() });
    await announcePagesChanged(trx);
    return found;
  });
  // If the process stops here, it leaves files without a row, which are swept.
  for (const image of removed.images) {
    await removeUnpromisedFiles({ db, images }, { id: image.id, names: fileNamesOf(image) });
  }
  return presentDemo(removed);
}

function presentDemo({
  counts,
  remaining,
}: Omit<Awaited<ReturnType<typeof removeDemoRows>>, "images">): EveryKey<DemoClub> {
  return {
    counts: {
      event: counts.event ?? 0,
      series: counts.series ?? 0,
      album: counts.album ?? 0,
      post: counts.post ?? 0,
      campaign: counts.campaign ?? 0,
      subscriber: counts.subscriber ?? 0,
      message: counts.message ?? 0,
      venue: counts.venue ?? 0,
      "canned-answer": counts["canned-answer"] ?? 0,
      alert: counts.alert ?? 0,
      image: counts.image ?? 0,
    },
    remaining: remaining.map(({ kind, id, title, reason }) => ({ kind, id, title, reason })),
  };
}
