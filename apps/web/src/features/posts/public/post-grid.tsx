import type { ReactNode } from "react";
import type { PostCardWidth } from "./post-card.tsx";
import classes from "./post-grid.module.css";

const columns: Record<PostCardWidth, string | undefined> = {
  whole: "",
  half: classes.two,
  third: `${classes.two} ${classes.three}`,
};

interface PostGridProps {
  /** Of its cards. */
  width?: PostCardWidth;
  /** List items. */
  children: ReactNode;
}

/** One post, two or three abreast. */
export function PostGrid({ width = "third", children }: PostGridProps) {
  return <ul className={`${classes.grid} ${columns[width]}`}>{children}</ul>;
}
