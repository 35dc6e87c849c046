import type { PostSummary } from "@before-ten/contracts/posts/output";
import { postCategoryLabels } from "@before-ten/contracts/posts/rules";
import classes from "./post-label.module.css";

/** Shows a post's category and whether it is featured. */
export function PostLabel({ post }: { post: PostSummary }) {
  return (
    <p className={classes.label}>
      <span className={classes.category}>{postCategoryLabels[post.category]}</span>
      {post.featured && <span className={classes.featured}>Featured</span>}
    </p>
  );
}
