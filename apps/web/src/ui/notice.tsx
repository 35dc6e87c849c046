import type { ReactNode } from "react";
import { Arc } from "./arc.tsx";
import classes from "./notice.module.css";

interface NoticeProps {
  title: string;
  text?: string;
  /** What one can do about it. */
  children?: ReactNode;
}

/** Stands where a list would: it is empty, or it could not be loaded. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={classes.notice} role="status">
      <Arc width={112} progress={0.5} />
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
    </div>
  );
}
