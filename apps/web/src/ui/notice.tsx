import type { ReactNode } from "react";
import classes from "./notice.module.css";
import { SkyArc } from "./sky-arc.tsx";

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
      <SkyArc hour={7} className={classes.sky} />
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
    </div>
  );
}
