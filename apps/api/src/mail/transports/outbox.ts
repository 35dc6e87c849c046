import { chmod, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@before-ten/contracts/shared/brand";
import type { Clock } from "../../deps.ts";
import { type Mailer, calendarPart } from "../mailer.ts";

interface OutboxSettings {
  dir: string;
  from: string;
  clock: Clock;
}

/** Mails contain sign-in links, so other users of the machine must not read them. */
const folderMode = 0o700;
const fileMode = 0o600;

/** Without a mail server, every mail becomes a file that any mail program opens. */
export async function openOutbox({ dir, from, clock }: OutboxSettings): Promise<Mailer> {
  await closeToOthers(dir);
  let writer: ReturnType<typeof loadWriter> | undefined;
  return {
    async send({ senderName = brand.name, senderAddress = from, calendar, ...mail }) {
      writer ??= loadWriter();
      const { message } = await (
        await writer
      ).sendMail({
        ...mail,
        ...calendarPart(calendar),
        from: { name: senderName, address: senderAddress },
      });
      const time = clock.now().toISOString().replaceAll(":", "-");
      const id = mail.messageId.replaceAll(/[^\w-]/g, "").slice(0, 36);
      const path = join(dir, `${time}-${id}.eml`);
      // The folder may have been emptied and removed. The file gets its final name only once it is
      // complete.
      await mkdir(dir, { recursive: true, mode: folderMode });
      try {
        await writeFile(`${path}.part`, message, { mode: fileMode });
        await rename(`${path}.part`, path);
      } catch (error) {
        // A full disk must have room for the next attempt.
        await rm(`${path}.part`, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    close: () => undefined,
  };
}

/** Loaded lazily, because it is a large library. */
async function loadWriter() {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Restricts the folder and its files to our account; earlier versions left them readable. */
async function closeToOthers(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: folderMode });
  await chmod(dir, folderMode);
  for (const name of await readdir(dir)) {
    try {
      await chmod(join(dir, name), fileMode);
    } catch (error) {
      // Another process has renamed a mail meanwhile; that one is restricted already.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
}
