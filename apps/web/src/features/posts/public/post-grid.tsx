import type { ReactNode } from "react";
import type { PostCardWidth } from "./post-card.tsx";
import classes from "./post-grid.module.css";

const columns: Record<PostCardWidth, string | undefined> = {
  whole: "",
  half: classes.two,
  third: `${classes.two} ${classes.three}`,
};

interface PostGridProps {
  /** Width of its cards. */
  width?: PostCardWidth;
  /** The cards, as list items. */
  children: ReactNode;
}

/** One, two or three posts in a row. */
export function PostGrid({ width = "third", children }: PostGridProps) {
  return <ul className={`${classes.grid} ${columns[width]}`}>{children}</ul>;
}
