import { countHit } from "@before-ten/db/queries/shared/rate-limits";
import { readSenderHealth } from "@before-ten/db/queries/sender-health/sender-health";
import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../../deps.ts";
import { type Checking, checkSender, sendCheckMail } from "./sender-health.service.ts";

type Watching = Checking & Pick<Deps, "mailQueue">;

const dayMs = 24 * 60 * 60_000;
const everyMs = 15 * 60_000;

/** Checks the sender if that was a day ago, in one process at a time. */
export async function checkSenderDaily(
  deps: Watching,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  const { db, clock } = deps;
  const { checked_at: checkedAt } = await readSenderHealth(db);
  const agoMs = checkedAt === null ? dayMs : clock.now().getTime() - checkedAt.getTime();
  // Also checked if a wrong clock has put the latest check into the future.
  if (agoMs >= 0 && agoMs < dayMs) return;
  const turn = { key: "sender check", windowMs: everyMs - 10_000 };
  const { hits } = await countHit(db, clock.now(), turn);
  if (hits > 1) return;
  const { isHolding } = await checkSender(deps);
  await sendCheckMail(deps, undefined);
  if (isHolding) log.error("campaigns wait: something is wrong with the sender");
}

/** Checks now and once a day; returns a function that stops it. */
export function startSenderWatch(
  deps: Watching,
  log: Pick<FastifyBaseLogger, "error" | "warn">,
): () => void {
  let isClosed = false;
  const run = () =>
    void checkSenderDaily(deps, log).catch((error: unknown) => {
      if (!isClosed) log.warn({ err: error }, "the sender is checked later");
    });
  run();
  const timer = setInterval(run, everyMs).unref();
  return () => {
    isClosed = true;
    clearInterval(timer);
  };
}
