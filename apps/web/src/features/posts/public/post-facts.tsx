import type { PostSummary } from "@before-ten/contracts/posts/output";
import { plainDate } from "@before-ten/contracts/events/time-text";
import type { ReactNode } from "react";
import classes from "./post-facts.module.css";

interface PostFactsProps {
  post: PostSummary;
  /** More facts at the end of the line. */
  children?: ReactNode;
}

/** Author, date and reading time. */
export function PostFacts({ post, children }: PostFactsProps) {
  return (
    <p className={classes.facts}>
      <span className={classes.author}>{post.author}</span>
      <time dateTime={post.publishDate}>{plainDate(post.publishDate)}</time>
      <span>{post.readTime}</span>
      {children}
    </p>
  );
}
