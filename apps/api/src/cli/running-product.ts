import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { hasNightlyBackups } from "../backup/backup-settings.ts";
import type { Clock, FreeBytes, RunningProduct } from "../deps.ts";
import type { Settings } from "../env.ts";
import { type OverloadState, noLoad } from "../http/overload/overload.ts";
import type { MailNotes } from "../mail/mail-notes.ts";
import type { RecentErrors } from "../observe/recent-errors.ts";

const root = join(import.meta.dirname, "../../../..");
const shortLength = 8;

interface Parts {
  clock: Clock;
  /** The process's role. */
  role: Settings["role"];
  recentErrors: RecentErrors;
  mailNotes: MailNotes;
  /** Whether there is room for images. */
  hasRoom: () => Promise<boolean>;
}

export interface StartedProduct extends RunningProduct {
  /** Sets where the load is read, once there is any. */
  readLoad: (load: () => OverloadState) => void;
}

/** The process's data about itself, read when it starts. */
export async function createRunningProduct(
  settings: Pick<Settings, "dataDir" | "backup" | "smtpUrl">,
  { clock, role, recentErrors, mailNotes, hasRoom }: Parts,
): Promise<StartedProduct> {
  let load = () => noLoad;
  return {
    version: await readVersion(),
    commit: await readCommit(root, process.env),
    startedAt: clock.now(),
    recentErrors: recentErrors.list,
    isBackupSetUp: hasNightlyBackups(settings.backup),
    hasMailServer: settings.smtpUrl !== undefined,
    sendsMails: role !== "web",
    mails: mailNotes.state,
    async askRoom() {
      const [isThereRoom, freeBytes] = await Promise.all([hasRoom(), readFreeBytes(settings)]);
      return { hasRoom: isThereRoom, freeBytes };
    },
    load: () => load(),
    readLoad(read) {
      load = read;
    },
  };
}

/** DATA_DIR also holds the embedded database, unsent backups and outbox mails. */
export async function readFreeBytes({
  dataDir,
  backup: { dir },
}: Pick<Settings, "dataDir" | "backup">): Promise<FreeBytes> {
  const [data, backups] = await Promise.all([dataDir, dir].map(freeBytesOf));
  return { data, backups };
}

/** Undefined if the system doesn't report it, or the folder doesn't exist yet. */
async function freeBytesOf(dir: string | undefined): Promise<number | undefined> {
  if (dir === undefined) return undefined;
  const disk = await statfs(dir).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(root, "apps/api/package.json"), "utf8");
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? "unknown";
}

/** From Git, or in an image from COMMIT, which may be empty. Undefined without either. */
export async function readCommit(
  dir: string,
  { COMMIT }: Readonly<Record<string, string | undefined>> = {},
): Promise<string | undefined> {
  if (COMMIT !== undefined && COMMIT !== "") return COMMIT.slice(0, shortLength);
  const head = await readText(join(dir, ".git/HEAD"));
  const ref = /^ref: (\S+)/.exec(head)?.[1];
  if (ref === undefined) return /^[0-9a-f]{40}/.exec(head)?.[0].slice(0, shortLength);
  const loose = await readText(join(dir, ".git", ref));
  const packed = (await readText(join(dir, ".git/packed-refs")))
    .split("\n")
    .find((line) => line.endsWith(` ${ref}`));
  const hash = /^[0-9a-f]{40}/.exec(loose || (packed ?? ""))?.[0];
  return hash?.slice(0, shortLength);
}

function readText(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}
