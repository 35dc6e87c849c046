import { observed } from "@before-ten/db/observed-work";
import type { Clock } from "../deps.ts";
import { errorReason } from "./error-reason.ts";
import type { Mailer } from "./mailer.ts";

export interface MailNotes {
  /** What this process has sent and couldn't send, since it began. */
  state: () => {
    lastSentAt: Date | undefined;
    lastError: { at: Date; reason: string } | undefined;
  };
  /** The same mailer, whose mails are noted. `name`: whose it is, for metrics. */
  noting: (mailer: Mailer, name: "queue" | "campaigns") => Mailer;
}

/** Remembers when a mail last went out, and why one last didn't; not whose it was. */
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
