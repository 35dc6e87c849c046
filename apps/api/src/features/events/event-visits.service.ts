import { AppError } from "@before-ten/contracts/errors";
import { eventMessages } from "@before-ten/contracts/messages";
import { countEventVisit } from "@before-ten/db/queries/event-visits";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import type { Visitor } from "../../visitors.ts";
import { getEvent } from "./events.service.ts";

/** Who does the same again within this time did it once. */
const oneVisitMs = 5 * 60_000;

export async function recordVisit(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, what, visitor }: { id: string; what: "views" | "clicks"; visitor: Visitor },
): Promise<void> {
  if (!visitor.counts) {
    await getEvent({ db }, id);
    return;
  }
  const now = clock.now();
  const fromNow = (ms: number) => new Date(now.getTime() + ms);
  const hash = (at: Date) => visitor.hashVisit(`${what} ${id.toLowerCase()}`, at);
  const found =
    isUuid(id) &&
    (await countEventVisit(db, now, {
      id,
      what,
      key: await hash(now),
      earlierKey: await hash(fromNow(-oneVisitMs)),
      countsAgainAt: fromNow(oneVisitMs),
    }));
  if (!found) throw new AppError("NOT_FOUND", eventMessages.notFound);
}
