export interface RecentError {
  at: Date;
  /** The line's own sentence. */
  message: string;
  /** The error's name, code and text, without its stack. */
  cause: string | undefined;
  requestId: string | undefined;
}

export interface RecentErrors {
  note: (line: Omit<RecentError, "at">) => void;
  /** Latest first. */
  list: () => RecentError[];
}

const maxLines = 50;
/** PostgreSQL may quote a whole statement. */
const maxLength = 500;

/** The latest error lines in this process's log, for admins without access to the log. */
export function createRecentErrors(now: () => Date): RecentErrors {
  const lines: RecentError[] = [];
  return {
    note({ message, cause, requestId }) {
      const short = (text: string) => text.slice(0, maxLength);
      lines.unshift({
        at: now(),
        message: short(message),
        cause: cause && short(cause),
        requestId,
      });
      lines.length = Math.min(lines.length, maxLines);
    },
    list: () => [...lines],
  };
}
