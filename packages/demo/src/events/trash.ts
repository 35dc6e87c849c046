import type { Db } from "@before-ten/db/client";
import type { AllEvents } from "@before-ten/db/schema";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";

const dayMs = 86_400_000;

/** A copy made by mistake, so that the trash shows what it is for. */
export async function insertTrash(
  trx: Db,
  [event]: readonly Insertable<AllEvents>[],
  now: Date,
): Promise<void> {
  if (event === undefined) return;
  await trx
    .insertInto("all_events")
    .values({
      ...event,
      id: uuidv7({ msecs: now.getTime() - 3 * dayMs }),
      event_name: `${event.event_name} (copy)`,
      status: "draft",
      series_id: null,
      series_own_fields: [],
      deleted_at: new Date(now.getTime() - 2 * dayMs),
      deleted_by_name: "Ana",
    })
    .execute();
}
