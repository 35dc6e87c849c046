import {
  findLatestNotice,
  listEventsToRemind,
  listEventsToTell,
  listEventsToThank,
  takeFollowersToRemind,
  takeFollowersToTell,
  takeFollowersToThank,
} from "@before-ten/db/queries/alerts/due-followers";
import { thanksWithinMs } from "@before-ten/contracts/alerts/rules";
import type { Db } from "@before-ten/db/client";
import { findPublicAlbum } from "@before-ten/db/queries/albums/albums";
import { findEvent } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";
import type { QueuedKind } from "../../../mail/mail-queue.ts";
import { tryJob } from "../../../jobs/try-job.ts";
import { followChange, followReminder, followThanks } from "./followers.mails.ts";
import { knownOf, reminderTime, thanksTime } from "./known-event.ts";

interface Tools extends Pick<Deps, "db" | "clock" | "mailQueue"> {
  isClosing: () => boolean;
  onError: (error: unknown) => void;
  setAside: ReadonlySet<string>;
}

/** Mails queued per transaction, because others wait for its locks meanwhile. */
const batchSize = 200;
/** Reminders are due at most this long before the start, in any time zone. */
const remindersWithinMs = 48 * 3_600_000;

/** Queues a mail for each follower who doesn't know the latest notice of an event. */
export async function tellFollowers(tools: Tools): Promise<void> {
  const { db, clock } = tools;
  await forEachEvent(tools, await listEventsToTell(db, clock.now()), ({ id }) =>
    queueAll(tools, followChange, async (trx) => {
      const event = await findEvent(trx, id);
      const notice = await findLatestNotice(trx, id);
      if (event === undefined || notice === undefined) return [];
      return takeFollowersToTell(trx, id, { notice, known: knownOf(event), limit: batchSize });
    }),
  );
}

/** Queues the reminders of events that take place tomorrow. */
export async function remindFollowers(tools: Tools): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now();
  const before = new Date(now.getTime() + remindersWithinMs);
  const due = (await listEventsToRemind(db, { now, before })).filter(
    (event) => reminderTime(event) <= now,
  );
  await forEachEvent(tools, due, ({ id }) =>
    queueAll(tools, followReminder, (trx) =>
      takeFollowersToRemind(trx, id, { at: now, limit: batchSize }),
    ),
  );
}

/** Queues the thanks of events that are over: the last mail to each follower. */
export async function thankFollowers(tools: Tools): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now();
  const after = new Date(now.getTime() - thanksWithinMs);
  await forEachEvent(tools, await listEventsToThank(db, { now, after }), async (event) => {
    const album = await findPublicAlbum(db, event.id, now);
    if (thanksTime(event, album !== undefined) > now) return;
    await queueAll(tools, followThanks, (trx) =>
      takeFollowersToThank(trx, event.id, { limit: batchSize }),
    );
  });
}

async function forEachEvent(
  tools: Tools,
  events: readonly EventRow[],
  work: (event: EventRow) => Promise<void>,
): Promise<void> {
  for (const event of events) {
    if (tools.setAside.has(event.id)) continue;
    await tryJob(tools, { kind: "alerts", id: event.id }, () => work(event), tools.onError);
  }
}

async function queueAll(
  { db, mailQueue, isClosing }: Tools,
  kind: QueuedKind<{ followerId: string }>,
  take: (trx: Db) => Promise<string[]>,
): Promise<void> {
  let taken: string[] = [];
  do {
    if (isClosing()) return;
    taken = await inTransaction(db, async (trx) => {
      const ids = await take(trx);
      for (const followerId of ids) await mailQueue.enqueue(trx, kind, { followerId });
      return ids;
    });
  } while (taken.length === batchSize);
}
