import type { TextDefault } from "@before-ten/contracts/site/define-texts";
import type { Db } from "../../client.ts";

/** What visitors read instead of the defaults, by key. */
export async function listPublishedTexts(db: Db): Promise<{ id: string; value: TextDefault }[]> {
  const rows = await db
    .selectFrom("site_texts")
    .select(["id", "value"])
    .where("value", "is not", null)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]));
}
