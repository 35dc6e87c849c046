import type { Clock } from "../adapters/system-clock.ts";

const repeatAfterMs = 60_000;

interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}

/** What an operator reads of a mail server that can't be used: one line when it begins, one a minute, and one when it is over. */
export interface MailOutage {
  begin: (details: object, sentence: string) => void;
  end: () => void;
  isOn: () => boolean;
}

export function createMailOutage(log: Log, clock: Clock): MailOutage {
  let since: Date | undefined;
  let lastSaid: Date | undefined;
  return {
    begin(details, sentence) {
      const at = clock.now();
      since ??= at;
      if (lastSaid !== undefined && at.getTime() - lastSaid.getTime() < repeatAfterMs) return;
      lastSaid = at;
      log.warn({ ...details, since }, `mails wait: ${sentence}`);
    },
    isOn: () => since !== undefined,
    end() {
      if (since === undefined) return;
      log.info({ since }, "mails go out again");
      since = undefined;
      lastSaid = undefined;
    },
  };
}
