import { setTimeout as wait } from "node:timers/promises";
import type { FollowChanges, ListChanges } from "@before-ten/contracts/changes/input";
import { changeMessages } from "@before-ten/contracts/changes/messages";
import type { Change, Changes } from "@before-ten/contracts/changes/output";
import { type ChangeKind, changeKinds, changeTable } from "@before-ten/contracts/changes/rules";
import { scopeOfPermission } from "@before-ten/contracts/api-keys/scopes";
import { type Permission, isPermitted } from "@before-ten/contracts/auth/permissions";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import {
  type ChangeRow,
  listChanges as listChangeRows,
  numberChanges,
} from "@before-ten/db/queries/changes/changes";
import type { Deps } from "../../deps.ts";
import { OverloadError } from "../../http/overload/overload-error.ts";
import type { Caller } from "../../trpc/context.ts";

type Tools = Pick<Deps, "db" | "site">;

/** How often a waiting call looks for changes, in milliseconds. */
const lookEveryMs = 500;
/** Of this process; each looks into the database twice a second, and holds a place of a call. */
const maxWaiting = 20;
const maxWaitingOfCaller = 4;
/** How many wait, by the caller's id. */
const waiting = new Map<string, number>();

export interface ChangesReader {
  kinds: readonly ChangeKind[];
  hasReach: boolean;
  callerId: string;
}

/** @throws AppError FORBIDDEN if the caller may not read a kind that was asked for */
export function changesReaderOf(caller: Caller, asked?: readonly ChangeKind[]): ChangesReader {
  const standing = caller.kind === "key" ? caller.key : caller.user;
  const mayRead = (permission: Permission) =>
    isPermitted(standing, permission) &&
    (caller.kind === "admin" || keyMay(caller.key, permission));
  const kinds = changeKinds.filter((kind) => mayRead(changeTable[kind].permission));
  if (asked?.some((kind) => !kinds.includes(kind)) === true) {
    throw new AppError("FORBIDDEN", changeMessages.forbidden);
  }
  return { kinds: asked ?? kinds, hasReach: standing.reach !== null, callerId: standing.id };
}

function keyMay({ scopes }: { scopes: readonly string[] }, permission: Permission): boolean {
  const scopeOf: Partial<Record<Permission, string>> = scopeOfPermission;
  const scope = scopeOf[permission];
  return scope !== undefined && scopes.includes(scope);
}

/** @throws AppError CONFLICT if the changes since then aren't kept any more */
export async function findPosition(
  { db }: Pick<Deps, "db">,
  since: FollowChanges["since"],
): Promise<number> {
  const { oldest, latest } = await numberChanges(db);
  if (since === "now") return latest;
  if (since > latest || (since > 0 && since < oldest - 1)) {
    throw new AppError("CONFLICT", changeMessages.gone);
  }
  return since;
}

/**
 * Without a change yet, waits for one, up to `wait` seconds or until the signal aborts.
 * @throws AppError CONFLICT if the changes since then aren't kept any more, OverloadError if
 * too many wait
 */
export async function listChanges(
  tools: Tools,
  reader: ChangesReader,
  { since, limit, wait: waitSeconds, signal }: ListChanges & { signal: AbortSignal },
): Promise<Changes> {
  const after = await findPosition(tools, since);
  const read = () => readChanges(tools, reader, { after, limit });
  if (waitSeconds === 0) return read();
  const until = performance.now() + waitSeconds * 1_000;
  const stopWaiting = startWaiting(reader);
  try {
    for (;;) {
      const found = await read();
      const isLate = performance.now() + lookEveryMs > until;
      if (found.changes.length > 0 || isLate || signal.aborted) return found;
      await waitToLook(signal);
    }
  } finally {
    stopWaiting();
  }
}

/**
 * Returns what ends the waiting.
 * @throws OverloadError if too many calls of this process, or of the caller, wait
 */
export function startWaiting({ callerId }: ChangesReader): () => void {
  const own = waiting.get(callerId) ?? 0;
  const all = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  if (own >= maxWaitingOfCaller || all >= maxWaiting) {
    throw new OverloadError("calls", { message: changeMessages.tooManyReaders });
  }
  waiting.set(callerId, own + 1);
  return () => {
    const left = (waiting.get(callerId) ?? 1) - 1;
    if (left === 0) waiting.delete(callerId);
    else waiting.set(callerId, left);
  };
}

export async function waitToLook(signal?: AbortSignal): Promise<void> {
  await wait(lookEveryMs, undefined, { signal }).catch(() => undefined);
}

export async function readChanges(
  { db, site }: Tools,
  { kinds, hasReach }: ChangesReader,
  { after, limit }: { after: number; limit: number },
): Promise<Changes> {
  const { latest } = await numberChanges(db);
  const rows = await listChangeRows(db, { after, kinds, limit, hasReach });
  const last = rows.at(-1)?.position ?? after;
  const hasMore = rows.length === limit;
  return {
    changes: rows.map((row) => presentChange(row, site.publicUrl)),
    next: hasMore ? last : Math.max(latest, last),
    hasMore,
  };
}

export function presentChange(row: ChangeRow, publicUrl: string): EveryKey<Change> {
  return {
    position: row.position,
    kind: row.kind,
    entityId: row.entity_id,
    action: row.action,
    changedAt: row.changed_at.toISOString(),
    url: `${publicUrl}/api${changeTable[row.kind].path(row.entity_id)}`,
  };
}
