import { categoryLabel } from "@before-ten/contracts/posts/categories";
import type { PostSummary } from "@before-ten/contracts/posts/output";
import { postCardTexts } from "@before-ten/contracts/site/texts/posts/post-card";
import { use } from "react";
import { SiteTexts, useTexts } from "../../../lib/site-texts.tsx";
import classes from "./post-label.module.css";

/** Shows a post's category and whether it is featured. */
export function PostLabel({ post }: { post: PostSummary }) {
  const texts = use(SiteTexts);
  const { featured } = useTexts(postCardTexts);
  return (
    <p className={classes.label}>
      <span className={classes.category}>{categoryLabel(texts, post.category)}</span>
      {post.featured && <span className={classes.featured}>{featured}</span>}
    </p>
  );
}
