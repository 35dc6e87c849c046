import type { TextDefault, TextDraft } from "@before-ten/contracts/site/define-texts";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../client.ts";
import { type StoredImage, storedImageColumns } from "../images/images.ts";
import type { SiteTexts } from "../../schema.ts";

/** Texts that admins changed, or have a draft of. The id is the text's key. */
export type SiteTextRow = Selectable<SiteTexts>;

export async function listSiteTexts(db: Db): Promise<SiteTextRow[]> {
  return db.selectFrom("site_texts").selectAll().orderBy("id").execute();
}

/** The library's images that texts or their drafts show. */
export async function listSiteTextImages(db: Db): Promise<(StoredImage & { alt: string })[]> {
  return db
    .selectFrom("images")
    .select([...storedImageColumns, "alt"])
    .where("id", "in", (images) => images.selectFrom("site_text_images").select("image_id"))
    .execute();
}

/** The ids of the library's images that a text or its draft shows; they can't be deleted now. */
export async function listImagesOfText(trx: Db, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("site_text_images")
    .select("image_id")
    .where("text_id", "=", id)
    .execute();
  return rows.map((row) => row.image_id);
}

/** Locks its row until the transaction ends; two admins never change a text at the same time. */
export async function findSiteTextForUpdate(trx: Db, id: string): Promise<SiteTextRow | undefined> {
  // Before the first change there is no row to lock.
  await sql`select pg_advisory_xact_lock(hashtext('site_texts'), hashtext(${id}))`.execute(trx);
  return trx
    .selectFrom("site_texts")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The texts with a draft; their rows are locked until the transaction ends. */
export async function listDraftsForUpdate(
  trx: Db,
): Promise<(SiteTextRow & { draft: TextDraft })[]> {
  const rows = await trx
    .selectFrom("site_texts")
    .selectAll()
    .where("draft", "is not", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.flatMap(({ draft, ...row }) => (draft === null ? [] : [{ ...row, draft }]));
}

interface StoredText {
  /** Null: visitors read the default. */
  value: TextDefault | null;
  draft: TextDraft | null;
  publishAt: Date | null;
}

/** Without a value and a draft only its version stays, so that an old one is noticed. */
export async function storeSiteText(
  trx: Db,
  id: string,
  { value, draft, publishAt }: StoredText,
  at: Date,
): Promise<void> {
  const columns = {
    value: value === null ? null : JSON.stringify(value),
    draft: draft === null ? null : JSON.stringify(draft),
    publish_at: publishAt,
    updated_at: at,
  };
  await trx
    .insertInto("site_texts")
    .values({ id, ...columns })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ ...columns, version: (eb) => eb("site_texts.version", "+", 1) }),
    )
    .execute();
}
