import type { PostSummary } from "@before-ten/contracts/posts/output";
import { postCategoryLabels } from "@before-ten/contracts/posts/rules";
import { postCardTexts } from "@before-ten/contracts/site/texts/post-card";
import { useTexts } from "../../../lib/site-texts.tsx";
import classes from "./post-label.module.css";

/** Shows a post's category and whether it is featured. */
export function PostLabel({ post }: { post: PostSummary }) {
  const { featured } = useTexts(postCardTexts);
  return (
    <p className={classes.label}>
      <span className={classes.category}>{postCategoryLabels[post.category]}</span>
      {post.featured && <span className={classes.featured}>{featured}</span>}
    </p>
  );
}
