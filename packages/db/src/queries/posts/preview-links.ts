import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** What has preview links: its table of them, and that table's column for what is shown. */
const tables = {
  post: { table: "blog_post_previews", shown: "post_id" },
  page: { table: "page_previews", shown: "page_id" },
} as const;

export type PreviewKind = keyof typeof tables;

export interface PreviewLinkRow {
  /** Of the post or page. */
  shown_id: string;
  link_id: string;
  expires_at: Date;
}

/** The working link of a post or page. */
export function findPreviewOf(
  db: Db,
  kind: PreviewKind,
  shownId: string,
  now: Date,
): Promise<PreviewLinkRow | undefined> {
  return findLink(db, kind, { column: tables[kind].shown, value: shownId }, now);
}

/** The link with this id, if it still works. */
export function findPreview(
  db: Db,
  kind: PreviewKind,
  linkId: string,
  now: Date,
): Promise<PreviewLinkRow | undefined> {
  return findLink(db, kind, { column: "link_id", value: linkId }, now);
}

async function findLink(
  db: Db,
  kind: PreviewKind,
  { column, value }: { column: string; value: string },
  now: Date,
): Promise<PreviewLinkRow | undefined> {
  const { table, shown } = tables[kind];
  const { rows } = await sql<PreviewLinkRow>`
    select ${sql.ref(shown)} as shown_id, link_id, expires_at from ${sql.table(table)}
    where ${sql.ref(column)} = ${value} and expires_at > ${now}
  `.execute(db);
  return rows[0];
}

/** Replaces its link, if there is one. */
export async function replacePreview(
  db: Db,
  kind: PreviewKind,
  { shown_id: shownId, link_id: linkId, expires_at: expiresAt }: PreviewLinkRow,
): Promise<void> {
  const { table, shown } = tables[kind];
  await sql`
    insert into ${sql.table(table)} (${sql.ref(shown)}, link_id, expires_at)
    values (${shownId}, ${linkId}, ${expiresAt})
    on conflict (${sql.ref(shown)})
      do update set link_id = excluded.link_id, expires_at = excluded.expires_at
  `.execute(db);
}

export async function deletePreview(db: Db, kind: PreviewKind, shownId: string): Promise<void> {
  const { table, shown } = tables[kind];
  await sql`delete from ${sql.table(table)} where ${sql.ref(shown)} = ${shownId}`.execute(db);
}

export async function deleteExpiredPreviews(db: Db, now: Date): Promise<void> {
  for (const { table } of Object.values(tables)) {
    await sql`delete from ${sql.table(table)} where expires_at <= ${now}`.execute(db);
  }
}
