import type { AdminPostSummary } from "@before-ten/contracts/posts/output";
import { categoryLabel } from "@before-ten/contracts/posts/categories";
import { publishedTexts } from "@before-ten/contracts/site/published-texts";
import { listPostsByIds } from "@before-ten/db/queries/posts/admin-posts";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { byteOrderMark, csvLine } from "../../http/csv.ts";
import { presentAdminSummary } from "./post-fields.ts";

/** What to export, as plain data that the guarded procedure can return. */
interface PostExport {
  ids: string[];
  fileName: string;
}

const columns: readonly [string, (post: AdminPostSummary) => string | number][] = [
  ["Title", ({ title }) => title],
  ["Excerpt", ({ excerpt }) => excerpt],
  ["Category", ({ category }) => categoryLabel(publishedTexts(), category)],
  ["Author", ({ author }) => author],
  ["Status", ({ status }) => status],
  ["Published", ({ publishDate }) => publishDate ?? ""],
  ["Publish at", ({ publishAt }) => publishAt ?? ""],
  ["Take down at", ({ takeDownAt }) => takeDownAt ?? ""],
  ["Read time", ({ readTime }) => readTime],
  ["Views", ({ views }) => views],
  ["Tags", ({ tags }) => tags.join(", ")],
  ["Address", ({ seo }) => seo.slug],
  ["Id", ({ id }) => id],
];

export function planPostExport({ clock }: Pick<Deps, "clock">, ids: readonly string[]): PostExport {
  const day = clock.now().toISOString().slice(0, 10);
  return { ids: ids.filter((id) => isUuid(id)), fileName: `posts-${day}.csv` };
}

/** Newest first. */
export async function* writePosts(
  { db }: Pick<Deps, "db">,
  { ids }: PostExport,
): AsyncGenerator<string> {
  const posts = (await listPostsByIds(db, ids)).map(presentAdminSummary);
  const lines = posts.map((post) => csvLine(columns.map(([, value]) => value(post))));
  yield byteOrderMark + csvLine(columns.map(([name]) => name)) + lines.join("");
}
