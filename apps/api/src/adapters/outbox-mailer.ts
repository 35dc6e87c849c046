import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@before-ten/contracts/brand";
import { createTransport } from "nodemailer";
import type { Clock } from "./system-clock.ts";
import type { Mailer } from "./mailer.ts";

interface OutboxSettings {
  dir: string;
  from: string;
  clock: Clock;
}

/** For a machine without a mail server: every mail becomes a file that any mail program opens. */
export function createOutboxMailer({ dir, from, clock }: OutboxSettings): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({
        ...mail,
        from: { name: brand.name, address: from },
      });
      await mkdir(dir, { recursive: true });
      const time = clock.now().toISOString().replaceAll(":", "-");
      const id = mail.messageId.replaceAll(/[^\w-]/g, "").slice(0, 36);
      const path = join(dir, `${time}-${id}.eml`);
      // Under its own name only when it is whole.
      await writeFile(`${path}.part`, message);
      await rename(`${path}.part`, path);
    },
  };
}
