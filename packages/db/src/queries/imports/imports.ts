import type { ImportMapping } from "@before-ten/contracts/imports/input";
import {
  type ImportFate,
  type ImportKind,
  type ImportState,
  noticedFates,
} from "@before-ten/contracts/imports/rules";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { countRows } from "../shared/count-rows.ts";

/** Imports of files, and their progress. */

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;

const shown = [
  "id",
  "kind",
  "state",
  "file_name",
  "file_bytes",
  "received_bytes",
  "encoding",
  "separator",
  "head",
  "mapping",
  "wording",
  "checked_rows",
  "merged_rows",
  "error",
  "author_id",
  "author_name",
  "started_as",
  "created_at",
  "finished_at",
  "undone_at",
] as const;

interface Author {
  id: string | null;
  name: string;
}

export function findImport(db: Db, id: string) {
  return db.selectFrom("imports").select(shown).where("id", "=", id).executeTakeFirst();
}

/** Locks the row until the transaction ends. */
export function findImportForUpdate(trx: Db, id: string) {
  return trx
    .selectFrom("imports")
    .select(shown)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Latest first. */
export async function listImports(
  db: Db,
  kind: ImportKind,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ImportRecord[]; total: number }> {
  const rows = await db
    .selectFrom("imports")
    .select(shown)
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countRows(db.selectFrom("imports").where("kind", "=", kind)) };
}

/** The actor, in whose name other processes continue it. */
const startedAs = sql<string | null>`history_actor() - 'client'`;

export async function insertImport(
  db: Db,
  sent: {
    id: string;
    kind: ImportKind;
    fileName: string;
    fileBytes: number;
    author: Author;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto("imports")
    .values({
      id: sent.id,
      kind: sent.kind,
      state: "uploading",
      file_name: sent.fileName,
      file_bytes: sent.fileBytes,
      author_id: sent.author.id,
      author_name: sent.author.name,
      started_as: startedAs,
      created_at: sent.at,
      updated_at: sent.at,
    })
    .execute();
}

export async function insertImportPart(
  trx: Db,
  part: { importId: string; firstByte: number; content: Buffer; at: Date },
): Promise<void> {
  const { importId, firstByte, content, at } = part;
  await trx
    .insertInto("import_parts")
    .values({ import_id: importId, first_byte: firstByte, content })
    .execute();
  await trx
    .updateTable("imports")
    .set({ received_bytes: firstByte + content.length, updated_at: at })
    .where("id", "=", importId)
    .execute();
}

/** The file, one part at a time. */
export async function* readImportFile(db: Db, importId: string): AsyncGenerator<Buffer> {
  let behind = -1;
  for (;;) {
    const part = await db
      .selectFrom("import_parts")
      .select(["first_byte", "content"])
      .where("import_id", "=", importId)
      .where("first_byte", ">", behind)
      .orderBy("first_byte")
      .limit(1)
      .executeTakeFirst();
    if (part === undefined) return;
    yield part.content;
    behind = part.first_byte;
  }
}

/** Deletes the file; its parsed rows stay. */
export async function deleteImportFile(db: Db, importId: string): Promise<void> {
  await db.deleteFrom("import_parts").where("import_id", "=", importId).execute();
}

/** The file is complete: stores its first rows, for mapping the columns. */
export async function setImportHead(
  trx: Db,
  id: string,
  head: { rows: string[][]; encoding: string; separator: string; mapping: ImportMapping; at: Date },
): Promise<void> {
  await trx
    .updateTable("imports")
    .set({
      state: "mapping",
      head: JSON.stringify(head.rows),
      encoding: head.encoding,
      separator: head.separator,
      mapping: JSON.stringify(head.mapping),
      updated_at: head.at,
    })
    .where("id", "=", id)
    .execute();
}

/** Deletes the results of an earlier dry run and begins the next. */
export async function beginImportCheck(
  trx: Db,
  id: string,
  { mapping, at }: { mapping: ImportMapping; at: Date },
): Promise<void> {
  await trx.deleteFrom("import_rows").where("import_id", "=", id).execute();
  await trx
    .updateTable("imports")
    .set({
      state: "checking",
      mapping: JSON.stringify(mapping),
      checked_rows: 0,
      leased_by: null,
      leased_until: null,
      updated_at: at,
    })
    .where("id", "=", id)
    .execute();
}

export async function beginImportMerge(
  trx: Db,
  id: string,
  { wording, author, at }: { wording: string | null; author: Author; at: Date },
): Promise<void> {
  await trx
    .updateTable("imports")
    .set({
      state: "running",
      wording,
      author_id: author.id,
      author_name: author.name,
      started_as: startedAs,
      leased_by: null,
      leased_until: null,
      updated_at: at,
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Ends the import and deletes its file. Of the sample rows only the column titles stay, for the
 * file of refused rows, because the rows hold personal data.
 */
export async function endImport(
  trx: Db,
  id: string,
  { state, error = null, at }: { state: ImportState; error?: string | null; at: Date },
): Promise<void> {
  await trx
    .updateTable("imports")
    .set({
      state,
      error,
      head: sql<string>`case
        when mapping -> 'hasNames' = 'true' and head <> '[]' then jsonb_build_array(head -> 0)
        else '[]'
      end`,
      leased_by: null,
      leased_until: null,
      finished_at: at,
      updated_at: at,
    })
    .where("id", "=", id)
    .execute();
  await deleteImportFile(trx, id);
}

/** The dry run is finished. */
export async function endImportCheck(trx: Db, id: string, at: Date): Promise<void> {
  await trx
    .updateTable("imports")
    .set({ state: "checked", leased_by: null, leased_until: null, updated_at: at })
    .where("id", "=", id)
    .execute();
}

export async function setImportUndone(trx: Db, id: string, at: Date): Promise<void> {
  await trx
    .updateTable("imports")
    .set({ undone_at: at, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** The number of rows with each fate, and of imported ones that have a sentence. */
export async function countImportFates(db: Db, importId: string) {
  const rows = await db
    .selectFrom("import_rows")
    .select((eb) => [
      "fate",
      eb.fn.countAll<number>().as("count"),
      eb.fn.count<number>("sentence").as("sentences"),
    ])
    .where("import_id", "=", importId)
    .groupBy("fate")
    .execute();
  const noticed = rows.filter(({ fate }) => noticedFates.includes(fate));
  const counts = new Map(rows.map(({ fate, count }) => [fate, count]));
  const of = (fate: ImportFate) => counts.get(fate) ?? 0;
  return {
    new: of("new"),
    update: of("update"),
    unchanged: of("unchanged"),
    left: of("left"),
    duplicate: of("duplicate"),
    invalid: of("invalid"),
    noticed: noticed.reduce((sum, { sentences }) => sum + sentences, 0),
  };
}

/** Deletes imports that began before. */
export async function deletePastImports(db: Db, createdBefore: Date): Promise<void> {
  await db.deleteFrom("imports").where("created_at", "<", createdBefore).execute();
}
