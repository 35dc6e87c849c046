import type { DayNotice } from "@before-ten/contracts/events/disruption-input";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { hasEnded, isLive } from "@before-ten/contracts/events/lifecycle";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { AppError } from "@before-ten/contracts/shared/errors";
import { insertReceipt } from "@before-ten/db/queries/alerts/event-receipts";
import { findEventForUpdate } from "@before-ten/db/queries/events/admin-events";
import { updateDayNotice } from "@before-ten/db/queries/events/day-notice";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../../deps.ts";
import { getAnyEvent } from "../admin-events.service.ts";

/** Shows a notice until the party is over, or removes it. A repeated call changes nothing. */
export async function setDayNotice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, notice, tellFollowers, saidBy }: DayNotice & { saidBy: string },
): Promise<PublicEvent> {
  return inTransaction(db, async (trx) => {
    const stored = isUuid(id) ? await findEventForUpdate(trx, id) : undefined;
    if (stored === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
    const at = clock.now();
    const before = await getAnyEvent({ db: trx, clock }, id);
    const takesPlace = isLive(before) && !hasEnded(before, at) && !isCalledOff(before.disruption);
    if (notice !== "" && !takesPlace) {
      throw new AppError("CONFLICT", adminEventMessages.noDayForNotice);
    }
    if (notice === (before.dayNotice ?? "")) return before;
    const shown = notice === "" ? undefined : { text: notice, for: stored.start_date };
    await updateDayNotice(trx, id, { notice: shown, at });
    const event = await getAnyEvent({ db: trx, clock }, id);
    if (notice !== "" && tellFollowers) {
      const { sequence } = event;
      const receipt = { kind: "day-notice", reason: notice, saidBy, sequence, at } as const;
      await insertReceipt(trx, { eventId: id, ...receipt });
    }
    return event;
  });
}
