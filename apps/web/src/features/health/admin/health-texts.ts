import type { BackupRun, Health } from "@before-ten/contracts/health/output";
import { momentOf } from "../../../admin/list/admin-dates.ts";

const units = ["bytes", "KB", "MB", "GB", "TB"] as const;
const step = 1_000;

/** `48 MB` */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / step ** power;
  return `${value.toLocaleString("en-AU", { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[power]}`;
}

const [minute, hour, day] = [60, 3_600, 86_400];

/** `3 days 4 h`: at most two units. */
export function durationText(seconds: number): string {
  if (seconds < minute) return `${Math.floor(seconds)} s`;
  if (seconds < hour) return `${Math.floor(seconds / minute)} min`;
  if (seconds < day) {
    return `${Math.floor(seconds / hour)} h ${Math.floor((seconds % hour) / minute)} min`;
  }
  const days = Math.floor(seconds / day);
  return `${days} ${days === 1 ? "day" : "days"} ${Math.floor((seconds % day) / hour)} h`;
}

const longWaitSeconds = 15 * minute;
const littleRoomBytes = 2_000_000_000;
/** As a share of the database's maximum. */
const manyConnections = 0.9;

/** With a larger difference, the server deletes nothing by its age. */
const clocksApartSeconds = 5 * minute;

const manyWaits = 20;
const lateMs = 100;

function isCrowded({ rendersWaiting, databaseWaits, loopDelayMs }: Health["load"]): boolean {
  return rendersWaiting > 0 || databaseWaits > manyWaits || loopDelayMs > lateMs;
}

/** A missed nightly backup is made up for within a day. */
const lateBackupSeconds = 2 * day;

/** Whether a nightly backup is missing. `readAt`: the current time in ms. */
function isBackupLate({ backup, product }: Health, readAt: number): boolean {
  const since = new Date(backup.lastBackup?.beganAt ?? product.startedAt);
  return backup.isSetUp && readAt - since.getTime() > lateBackupSeconds * 1_000;
}

/** If another process may make the backups, only the latest one is known here. */
function lacksBackups({ backup }: Health, readAt: number): boolean {
  if (backup.isSetUp) return false;
  const { beganAt } = backup.lastBackup ?? {};
  return beganAt === undefined || readAt - Date.parse(beganAt) > lateBackupSeconds * 1_000;
}

/** There is a drill every week. */
const lateDrillSeconds = 14 * day;

/** Whether it is long ago that a drill showed that a backup can be restored. */
function isDrillLate({ backup, product }: Health, readAt: number): boolean {
  const since = new Date(backup.lastGoodDrillAt ?? product.startedAt);
  return backup.isSetUp && readAt - since.getTime() > lateDrillSeconds * 1_000;
}

function isNearlyFull(freeBytes: number | null): boolean {
  return freeBytes !== null && freeBytes < littleRoomBytes;
}

/** `4 Dec 2026, 4:00 AM: done, 210 MB. …` */
export function backupRunText(run: BackupRun | null): string {
  if (run === null) return "None yet";
  const { beganAt, outcome, sizeBytes, sentence } = run;
  const size = sizeBytes === null ? "" : `, ${sizeText(sizeBytes)}`;
  const details = sentence === null ? "" : `. ${sentence}`;
  return `${momentOf(beganAt)}: ${outcome ?? "under way"}${size}${details}`;
}

/**
 * What the operator should look at, in sentences; none while all is well. `readAt`: when the
 * figures were read, in ms.
 */
export function warningsOf(health: Health, readAt: number): string[] {
  const { database, mails, bounceMailbox, images, backup, load } = health;
  const { freeBytes, hasRoom } = images;
  const warnings = {
    "The server's clock and the database's are more than five minutes apart. Old data isn't deleted until they agree.":
      Math.abs(database.clockAheadSeconds) > clocksApartSeconds,
    "There is no room left for images.": !hasRoom,
    "The data disk is nearly full.": hasRoom && isNearlyFull(freeBytes),
    "The backup disk is nearly full.": isNearlyFull(backup.freeBytes),
    "No nightly backup is set up. Set BACKUP_DIR or BACKUP_S3_BUCKET.": lacksBackups(
      health,
      readAt,
    ),
    "The last backup failed.": backup.lastBackup?.outcome === "failed",
    "There has been no backup for two days.": isBackupLate(health, readAt),
    "The last restore test failed: the backup may not be restorable.":
      backup.lastDrill?.outcome === "failed",
    "The last restore test was skipped. To permit it, let a superuser of PostgreSQL run “alter role … createdb” with the role of DATABASE_URL.":
      backup.lastDrill?.outcome === "skipped",
    "No backup has passed a restore test for two weeks.": isDrillLate(health, readAt),
    "Emails have been waiting for more than 15 minutes.": mails.oldestSeconds > longWaitSeconds,
    "Some emails could not be delivered.": mails.dead > 0,
    "Emails in the mailbox for bounces are flagged: a person has to look at them.":
      bounceMailbox !== null && bounceMailbox.flagged > 0,
    "A job failed three times for the same reason and was set aside.": health.failedJobs.length > 0,
    "The database is nearly out of connections.":
      database.connections > database.maxConnections * manyConnections,
    "The site is getting more requests than it can answer.": isCrowded(load),
  };
  return Object.entries(warnings).flatMap(([sentence, holds]) => (holds ? [sentence] : []));
}
