import { updatePostInput } from "@before-ten/contracts/posts/input";
import { historyMessages } from "@before-ten/contracts/history/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { VersionKind } from "../../deps.ts";
import { updatePost } from "./admin-posts.service.ts";

/** Each column that can be restored, with the form field that writes it. */
const fields: Readonly<Record<string, string>> = {
  title: "title",
  excerpt: "excerpt",
  author: "author",
  category: "category",
  tags: "tags",
  read_time: "readTime",
  status: "status",
  featured: "featured",
  slug: "slug",
};

/** A post's version in the history, restored with the form's rules. The image stays. */
export const postVersions: VersionKind = {
  columns: [...Object.keys(fields), "content", "document"],

  async restore(deps, { id, differing, version }) {
    const sent = Object.entries(differing).flatMap(([column, value]) => {
      const field = fields[column];
      return field === undefined ? [] : [[field, value]];
    });
    const isContentOther = "content" in differing || "document" in differing;
    const input = updatePostInput.safeParse({
      id,
      ...Object.fromEntries(sent),
      ...(isContentOther && contentOf(version)),
    });
    if (!input.success) throw new AppError("CONFLICT", historyMessages.versionInvalid);
    await updatePost(deps, input.data);
  },
};

/** The document if there was one; its plain text follows from it. */
function contentOf({ content, document }: Readonly<Record<string, unknown>>): object {
  return typeof document === "object" && document !== null ? { document } : { content };
}
