import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type { ChangedField } from "@before-ten/contracts/history/output";
import {
  type RestorableKind,
  type VersionSide,
  isRestorable,
} from "@before-ten/contracts/history/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import {
  findEntityColumns,
  findLatestChange,
  listChangesSince,
} from "@before-ten/db/queries/history/history";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { parseColumns, presentChanges } from "./history.present.ts";
import { findChangeRow } from "./history.service.ts";

type Columns = ReturnType<typeof parseColumns>;

interface Version {
  id: string;
  side: VersionSide;
}

interface Restorable {
  kind: RestorableKind;
  entityId: string;
  /** Restorable columns that differ from now, with their old values. */
  past: Columns;
  now: Columns;
  /** All columns, with their old values. */
  version: Columns;
}

/** Returns what restoring the version would change. */
export async function previewVersion(
  deps: Pick<Deps, "db" | "versionKinds">,
  version: Version,
): Promise<ChangedField[]> {
  const { kind, now, past } = await readVersion(deps, version);
  return presentChanges(kind, { before: now, after: past });
}

/**
 * Writes the version's content through the entity's own service and form rules, as an ordinary
 * change. Returns the change whose earlier version was restored.
 */
export async function restoreVersion(
  deps: Pick<SignedInDeps, "db" | "clock" | "images" | "access" | "site" | "versionKinds">,
  version: Version,
): Promise<{ undo: string | null }> {
  return inTransaction(deps.db, async (trx) => {
    await deps.access.require(trx);
    const found = await readVersion({ ...deps, db: trx }, version);
    const { kind, entityId } = found;
    if (Object.keys(found.past).length === 0) {
      throw new AppError("CONFLICT", messages.nothingToRestore);
    }
    const undo = await findLatestChange(trx, { kind, id: entityId });
    await deps.versionKinds[kind].restore(
      { ...deps, db: trx },
      {
        id: entityId,
        differing: found.past,
        version: found.version,
      },
    );
    return { undo: undo ?? null };
  });
}

async function readVersion(
  { db, versionKinds }: Pick<Deps, "db" | "versionKinds">,
  { id, side }: Version,
): Promise<Restorable> {
  const row = await findChangeRow({ db }, id);
  const { entity_kind: kind, entity_id: entityId } = row;
  if (!isRestorable(kind)) throw new AppError("CONFLICT", messages.notRestorable);
  const found = await findEntityColumns(db, kind, entityId);
  if (found === undefined) throw new AppError("CONFLICT", messages.versionGone);
  const columns = parseColumns(found);
  const position = side === "before" ? row.position : row.position + 1;
  const version = await columnsAt(db, { kind, entityId, columns, position });
  const differing = versionKinds[kind].columns.filter(
    (column) => JSON.stringify(version[column]) !== JSON.stringify(columns[column]),
  );
  return {
    kind,
    entityId,
    version,
    past: Object.fromEntries(differing.map((column) => [column, version[column] ?? null])),
    now: Object.fromEntries(differing.map((column) => [column, columns[column] ?? null])),
  };
}

interface Past {
  kind: RestorableKind;
  entityId: string;
  /** Their current values. */
  columns: Columns;
  /** The position of the first change to undo. */
  position: number;
}

/**
 * Undoes every change from now back to then; columns that never changed keep their current value.
 */
async function columnsAt(db: Db, past: Past): Promise<Columns> {
  const { kind, entityId, columns, position } = past;
  const changes = await listChangesSince(db, { kind, id: entityId }, position);
  let version = columns;
  for (const { before } of changes) version = Object.assign({}, version, parseColumns(before));
  return version;
}
