import { setAsideForMs } from "@before-ten/contracts/health/rules";
import { actAsJob } from "@before-ten/db/actor";
import {
  type DueSchedule,
  dropSchedulesOfTrash,
  findNextScheduledTime,
  listDueSchedules,
} from "@before-ten/db/queries/schedule/due-schedules";
import { listSetAsideIds } from "@before-ten/db/queries/jobs/job-failures";
import type { Deps } from "../../deps.ts";
import { tryJob } from "../../jobs/try-job.ts";

/** The longest delay until a change not announced to this process is noticed. */
const everyMs = 30_000;
/** Pause after an error, so that one that persists isn't retried immediately. */
const pauseMs = 2_000;
const atOnce = 100;

interface ScheduleKeeper {
  /** Looks soon, because something may have been scheduled. */
  look: () => void;
  /** Stops looking, and lets current work finish. */
  close: () => Promise<void>;
}

/** Applies what is still due for one event or post, each in its own transaction. */
export type ApplySchedules = Record<DueSchedule["kind"], (id: string) => Promise<void>>;

/**
 * Publishes and takes down what is due, now and whenever a scheduled time comes. Every process does
 * this; the one that gets the row's lock first does the work. `onError` gets errors of a whole pass
 * or of a single event or post; one failure doesn't hold up the others.
 */
export function keepSchedule(
  { db, clock }: Pick<Deps, "db" | "clock">,
  apply: ApplySchedules,
  onError: (error: unknown) => void,
): ScheduleKeeper {
  let looking: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  /** Returns after how many milliseconds to look again. */
  async function applyDue(): Promise<number> {
    const now = clock.now();
    await dropSchedulesOfTrash(db, now);
    const setAside = await listSetAsideIds(db, "schedule", new Date(now.getTime() - setAsideForMs));
    const due = await listDueSchedules(db, now, { except: [...setAside], limit: atOnce });
    let failed = 0;
    for (const { kind, id } of due) {
      if (closing.signal.aborted) break;
      await tryJob(
        { db, clock },
        { kind: "schedule", id },
        () => apply[kind](id),
        (error) => {
          failed += 1;
          onError(error);
        },
      );
    }
    const next = await findNextScheduledTime(db);
    if (next === undefined) return everyMs;
    const waitMs = next.getTime() - clock.now().getTime();
    // What was set aside stays due.
    const isStuck = failed > 0 || due.length === 0;
    return Math.min(Math.max(waitMs, isStuck ? pauseMs : 0), everyMs);
  }

  async function lookUntilDone(): Promise<void> {
    let waitMs = everyMs;
    do {
      again = false;
      waitMs = await applyDue().catch((error: unknown) => {
        onError(error);
        return pauseMs;
      });
    } while (again && !closing.signal.aborted);
    looking = undefined;
    if (!closing.signal.aborted) timer = setTimeout(look, waitMs).unref();
  }

  function look(): void {
    if (closing.signal.aborted) return;
    clearTimeout(timer);
    again = true;
    looking ??= actAsJob("schedule", lookUntilDone);
  }

  look();
  return {
    look,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}
