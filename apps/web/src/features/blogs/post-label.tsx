import type { PostSummary } from "@before-ten/contracts/blog";
import { blogCategoryLabels } from "@before-ten/contracts/blog-categories";
import classes from "./post-label.module.css";

/** Its category, and whether it is featured. */
export function PostLabel({ post }: { post: PostSummary }) {
  return (
    <p className={classes.label}>
      <span className={classes.category}>{blogCategoryLabels[post.category]}</span>
      {post.featured && <span className={classes.featured}>Featured</span>}
    </p>
  );
}
