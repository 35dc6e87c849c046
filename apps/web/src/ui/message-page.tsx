import type { ReactNode } from "react";
import { Arc } from "./sky/arc.tsx";
import classes from "./message-page.module.css";
import { NeedsScripts } from "./field/needs-scripts.tsx";
import { MessageDrawing, type MessageKind } from "./drawings/message-drawing.tsx";

interface MessagePageProps {
  kind?: MessageKind;
  title: string;
  text?: string;
  /** Whom or what it is about, such as an address. */
  about?: string | undefined;
  /** Small print at the end. */
  note?: string;
  /** True while something is loading. */
  busy?: boolean;
  /** Shown while it is, if scripts are off. */
  withoutScripts?: ReactNode;
  children?: ReactNode;
}

/** A page with a single message, and links onwards. */
export function MessagePage({
  kind = "error",
  title,
  text,
  about,
  note,
  busy = false,
  withoutScripts,
  children,
}: MessagePageProps) {
  return (
    <div
      className={`${classes.page} ${busy ? "" : classes[kind]}`}
      data-ground={busy || kind === "question" ? undefined : "dark"}
    >
      {busy ? <Arc width={160} travelling /> : <MessageDrawing kind={kind} />}
      <div className={classes.said} aria-live="polite">
        <h1 className={classes.title}>{title}</h1>
        {about !== undefined && <p className={classes.about}>{about}</p>}
        {text !== undefined && <p className={classes.text}>{text}</p>}
      </div>
      {busy && (withoutScripts ?? <NeedsScripts />)}
      {children !== undefined && <div className={classes.actions}>{children}</div>}
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </div>
  );
}
