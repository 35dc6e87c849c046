import type { FollowChanges } from "@before-ten/contracts/changes/input";
import { maxFollowMinutes } from "@before-ten/contracts/changes/rules";
import type { Deps } from "../../deps.ts";
import {
  type ChangesReader,
  findPosition,
  readChanges,
  startWaiting,
  waitToLook,
} from "./changes.service.ts";

const limit = 100;
/** A comment, so that proxies don't take the connection for idle. */
const heartbeatEveryMs = 15_000;

/** Server-sent events, one a change; the position is the id with which a client goes on. */
export async function* writeChangeEvents(
  deps: Pick<Deps, "db" | "site">,
  reader: ChangesReader,
  since: FollowChanges["since"],
): AsyncGenerator<string> {
  let after = await findPosition(deps, since);
  const endAt = performance.now() + maxFollowMinutes * 60_000;
  let heartbeatAt = 0;
  const stopWaiting = startWaiting(reader);
  try {
    while (performance.now() < endAt) {
      const { changes, next, hasMore } = await readChanges(deps, reader, { after, limit });
      after = next;
      if (changes.length > 0) {
        yield changes
          .map((change) => `id: ${change.position}\ndata: ${JSON.stringify(change)}\n\n`)
          .join("");
      } else if (performance.now() >= heartbeatAt) {
        heartbeatAt = performance.now() + heartbeatEveryMs;
        yield `id: ${after}\n: waiting\n\n`;
      }
      if (!hasMore) await waitToLook();
    }
  } finally {
    stopWaiting();
  }
}
