import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";
import { type PageColumns, insertPage } from "../queries/pages/pages.ts";

/** Writes a published page; a test names only what it is about. Returns its id. */
export async function storePage(db: Db, page: Partial<PageColumns> = {}): Promise<string> {
  const id = uuidv7();
  const at = new Date("2026-11-01T09:00:00Z");
  const columns: PageColumns = {
    slug: `page-${id}`,
    title: "House rules",
    excerpt: "What we ask of each other.",
    content: "Be kind to each other, be home by half past ten, and bring shoes that can dance.",
    document: null,
    status: "published",
    published_at: at,
    publish_at: null,
    take_down_at: null,
    ...page,
  };
  await insertPage(db, { id, ...columns }, at);
  return id;
}
