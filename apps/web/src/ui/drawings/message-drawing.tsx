import classes from "../message-page.module.css";

export type MessageKind = "question" | "success" | "error";

const drawings = {
  // A letter with a seal.
  question: (
    <>
      <path className={classes.sheet} d="M20 24h120v80H20z" />
      <path className={classes.line} d="M20 24l60 46 60-46M20 104l44-46M140 104L96 58" />
      <circle className={classes.accent} cx="80" cy="70" r="13" />
    </>
  ),
  // A sun over the horizon.
  success: (
    <>
      <path className={classes.accent} d="M38 96a42 42 0 0 1 84 0z" />
      <path
        className={classes.line}
        d="M12 104h136M80 40V18M40 56L25 41M120 56l15-15M24 88H8M136 88h16"
      />
    </>
  ),
  // A cracked record.
  error: (
    <>
      <circle className={classes.sheet} cx="80" cy="62" r="48" />
      <path className={classes.line} d="M80 30a32 32 0 0 1 32 32M80 94a32 32 0 0 1-32-32" />
      <circle className={classes.accent} cx="80" cy="62" r="16" />
      <path className={classes.crack} d="M96 8l-9 22 12 8-14 20 9 9-16 18 6 10-8 22" />
    </>
  ),
} satisfies Record<MessageKind, unknown>;

/** What a message is, at first sight. Always decorative. */
export function MessageDrawing({ kind }: { kind: MessageKind }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 160 120" aria-hidden="true">
      {drawings[kind]}
    </svg>
  );
}
