import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type { ChangedField, StayingField } from "@before-ten/contracts/history/output";
import {
  type HistoryKind,
  type RestorableKind,
  type VersionSide,
  isRestorable,
} from "@before-ten/contracts/history/rules";
import { historyFieldName } from "@before-ten/contracts/history/labels";
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
import { withValueNames } from "./value-names.ts";

type Columns = ReturnType<typeof parseColumns>;

interface Version {
  id: string;
  side: VersionSide;
  /** Only these; the others keep their current values. */
  fields?: readonly string[] | undefined;
}

interface Restorable {
  kind: RestorableKind;
  entityId: string;
  /** Restorable columns that differ from now, with their old values. */
  past: Columns;
  now: Columns;
  /** All columns, with their old values. */
  version: Columns;
  /** Columns that differ too, but whose old values the form would refuse today. */
  stays: StayingField[];
}

/** Returns what restoring the version would change, and what would stay as it is. */
export async function previewVersion(
  deps: Pick<Deps, "db" | "versionKinds">,
  version: Version,
  kinds: readonly HistoryKind[],
): Promise<{ changes: ChangedField[]; stays: StayingField[] }> {
  const found = await readVersion(deps, version, kinds);
  const { kind, now, past, stays } = found;
  const currency = found.version["ticket_currency"];
  const changes = presentChanges(kind, { before: now, after: past }, currency);
  return { changes: await withValueNames(deps.db, changes), stays };
}

/**
 * Writes the version's content through the entity's own service and form rules, as an ordinary
 * change; what those refuse stays. Returns the change whose earlier version was restored.
 */
export async function restoreVersion(
  deps: Pick<SignedInDeps, "db" | "clock" | "images" | "access" | "site" | "versionKinds">,
  version: Version,
  { kinds, isOwner }: { kinds: readonly HistoryKind[]; isOwner: boolean },
): Promise<{ undo: string | null; stays: StayingField[] }> {
  return inTransaction(deps.db, async (trx) => {
    await deps.access.require(trx);
    const found = await readVersion({ ...deps, db: trx }, version, kinds);
    const { kind, entityId } = found;
    if (Object.keys(found.past).length === 0) {
      throw new AppError("CONFLICT", found.stays[0]?.reason ?? messages.nothingToRestore);
    }
    const undo = await findLatestChange(trx, { kind, id: entityId });
    await deps.versionKinds[kind].restore(
      { ...deps, db: trx },
      {
        id: entityId,
        differing: found.past,
        version: found.version,
      },
      { isOwner },
    );
    return { undo: undo ?? null, stays: found.stays };
  });
}

async function readVersion(
  { db, versionKinds }: Pick<Deps, "db" | "versionKinds">,
  { id, side, fields }: Version,
  kinds: readonly HistoryKind[],
): Promise<Restorable> {
  const row = await findChangeRow({ db }, id, kinds);
  const { entity_kind: kind, entity_id: entityId } = row;
  if (!isRestorable(kind)) throw new AppError("CONFLICT", messages.notRestorable);
  const found = await findEntityColumns(db, kind, entityId);
  if (found === undefined) throw new AppError("CONFLICT", messages.versionGone);
  const columns = parseColumns(found);
  const position = side === "before" ? row.position : row.position + 1;
  const then = await columnsAt(db, { kind, entityId, columns, position });
  const isWanted = (column: string) => fields?.includes(historyFieldName(kind, column)) ?? true;
  const version = { ...columns, ...picked(then, Object.keys(then).filter(isWanted)) };
  const differing = versionKinds[kind].columns.filter(
    (column) => JSON.stringify(version[column]) !== JSON.stringify(columns[column]),
  );
  const refused = await versionKinds[kind].check(
    { db },
    { id: entityId, differing: picked(version, differing), version },
  );
  const restored = differing.filter((column) => !refused.has(column));
  return {
    kind,
    entityId,
    version,
    past: picked(version, restored),
    now: picked(columns, restored),
    stays: await withValueNames(
      db,
      [...refused].flatMap(([column, reason]) =>
        presentChanges(
          kind,
          { before: picked(columns, [column]), after: picked(version, [column]) },
          version["ticket_currency"],
        ).map((field) => ({ ...field, reason })),
      ),
    ),
  };
}

function picked(columns: Columns, names: readonly string[]): Columns {
  return Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
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
