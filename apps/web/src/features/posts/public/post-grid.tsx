import type { ReactNode } from "react";
import classes from "./post-grid.module.css";

/** One, two or three posts abreast; its children are list items. */
export function PostGrid({ children }: { children: ReactNode }) {
  return <ul className={classes.grid}>{children}</ul>;
}
