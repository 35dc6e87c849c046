import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../deps.ts";
import type { Log } from "../http/log.ts";

const repeatAfterMs = 60_000;

/** Logs when the mail server is away, once a minute while it lasts, and when it is over. */
export interface MailOutage {
  begin: (details: object, sentence: string) => void;
  /** Ends the outage: a mail was sent. */
  end: () => void;
  /**
   * Waits until it is over, or until another attempt is worthwhile. Returns immediately without an
   * outage.
   */
  wait: (atMostMs: number, closing: AbortSignal) => Promise<void>;
}

export function createMailOutage(log: Pick<Log, "info" | "warn">, clock: Clock): MailOutage {
  let since: Date | undefined;
  let lastSaid: Date | undefined;
  let isSaid = false;
  let over = new AbortController();
  return {
    begin(details, sentence) {
      const at = clock.now();
      since ??= at;
      if (lastSaid !== undefined && at.getTime() - lastSaid.getTime() < repeatAfterMs) return;
      lastSaid = at;
      isSaid = true;
      log.warn({ ...details, since }, `mails wait: ${sentence}`);
    },
    end() {
      if (since === undefined) return;
      // An outage that comes and goes within the minute is logged once.
      if (isSaid) log.info({ since }, "mails go out again");
      since = undefined;
      isSaid = false;
      over.abort();
      over = new AbortController();
    },
    async wait(atMostMs, closing) {
      if (since === undefined) return;
      const signal = AbortSignal.any([closing, over.signal]);
      await wait(atMostMs, undefined, { signal }).catch(() => undefined);
    },
  };
}
