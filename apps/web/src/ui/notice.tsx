import type { ReactNode } from "react";
import classes from "./notice.module.css";

interface NoticeProps {
  title: string;
  text?: string;
  /** Actions to resolve it. */
  children?: ReactNode;
}

/** Replaces a list that is empty or failed to load. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={classes.notice} role="status">
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
    </div>
  );
}
