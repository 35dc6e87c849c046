import type { ReactNode } from "react";
import { Arc } from "../../ui/arc.tsx";
import classes from "./message-page.module.css";

interface MessagePageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page that has one thing to say, and the ways on from there. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className={classes.page} data-ground="dark">
      <Arc width={120} progress={1} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
