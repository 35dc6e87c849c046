import type { PostCategory } from "@before-ten/contracts/posts/rules";

export interface DemoPost {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  category: PostCategory;
  author: string;
  tags: string[];
  /** When it came out; a draft has not. */
  publication: { status: "published" | "archived"; daysAgo: number } | { status: "draft" };
  featured?: boolean;
  /**
   * How many people opened it in its first week, about; a post that came out earlier was read for
   * longer.
   */
  firstWeekViews: number;
  /** What its image shows, for those who can't see it. Null: it has no image. */
  imageAlt: string | null;
}

/**
 * Paragraphs stand apart by an empty line; a line end inside one is only the width of this file.
 */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .join("\n\n");
}
