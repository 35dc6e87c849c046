import { observed } from "@before-ten/db/observed-work";
import type { Clock } from "../deps.ts";
import { errorReason, type Mailer } from "./mailer.ts";

export interface MailNotes {
  /** What this process has sent and failed to send since it started. */
  state: () => {
    lastSentAt: Date | undefined;
    lastError: { at: Date; reason: string } | undefined;
  };
  /** The same mailer with its mails recorded. `name`: its owner, for metrics. */
  noting: (mailer: Mailer, name: "queue" | "campaigns") => Mailer;
}

/** Records when a mail last went out, and why one last failed, without recipients. */
export function createMailNotes(clock: Clock): MailNotes {
  let lastSentAt: Date | undefined;
  let lastError: { at: Date; reason: string } | undefined;
  return {
    state: () => ({ lastSentAt, lastError }),
    noting: (mailer, name) => ({
      async send(mail) {
        try {
          await observed(
            () => ({ kind: "mail", name }),
            () => mailer.send(mail),
          );
          lastSentAt = clock.now();
        } catch (error) {
          lastError = { at: clock.now(), reason: errorReason(error) };
          throw error;
        }
      },
      close: () => mailer.close(),
    }),
  };
}
