import { resolve } from "node:path";
import { z } from "zod";
import { s3SettingsOf, s3Shape } from "../images/s3/s3-settings.ts";
import { setting } from "../settings/setting.ts";

/** The settings parsed by `env.ts`. */
export const backupShape = {
  BACKUP_DIR: setting(
    z.string().optional(),
    "a folder for nightly backups ([how](operations.md#backup-and-restore)), on another disk than `DATA_DIR`.",
    "/mnt/backups",
  ),
  BACKUP_HOUR: setting(
    z.coerce.number().int().min(0).max(23).default(4),
    "hour of the club's clock from which a day's backup is made.",
  ),
  BACKUP_KEEP: setting(
    z.coerce.number().int().min(1).max(10_000).default(14),
    "how many backups stay in that folder and in that bucket.",
  ),
  BACKUP_KEY: setting(
    z.string().min(16, "must have 16 characters or more").optional(),
    "16 characters or more that encrypt backups, which are otherwise as readable as the database. If you lose it, you lose them.",
    "",
  ),
  BACKUP_S3_BUCKET: setting(
    s3Shape.S3_BUCKET,
    "a bucket of any S3 service for each backup; needs no `BACKUP_DIR`.",
    "club-backups",
  ),
  BACKUP_S3_ENDPOINT: setting(s3Shape.S3_ENDPOINT, "as for images.", "https://s3.example"),
  BACKUP_S3_REGION: setting(s3Shape.S3_REGION, "as for images.", "eu-central-1"),
  BACKUP_S3_ACCESS_KEY_ID: setting(
    s3Shape.S3_ACCESS_KEY_ID,
    "as for images; preferably a separate key.",
    "club-backups",
  ),
  BACKUP_S3_SECRET_ACCESS_KEY: setting(s3Shape.S3_SECRET_ACCESS_KEY, "its secret.", "secret"),
  BACKUP_S3_PATH_STYLE: setting(s3Shape.S3_PATH_STYLE, "as for images.", "true"),
};

export type BackupSettings = ReturnType<typeof backupSettingsOf>;

export function backupSettingsOf(env: z.infer<z.ZodObject<typeof backupShape>>) {
  return {
    /** Undefined: backups aren't kept on this machine. */
    dir: env.BACKUP_DIR === undefined ? undefined : resolve(env.BACKUP_DIR),
    /** Undefined: backups don't go to a bucket. Without both there are no nightly backups. */
    s3: s3SettingsOf(
      {
        S3_BUCKET: env.BACKUP_S3_BUCKET,
        S3_ENDPOINT: env.BACKUP_S3_ENDPOINT,
        S3_REGION: env.BACKUP_S3_REGION,
        S3_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY_ID,
        S3_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_ACCESS_KEY,
        S3_PATH_STYLE: env.BACKUP_S3_PATH_STYLE,
      },
      "BACKUP_S3_",
    ),
    hour: env.BACKUP_HOUR,
    keep: env.BACKUP_KEEP,
    /** Undefined: not encrypted. */
    key: env.BACKUP_KEY,
  };
}

export function hasNightlyBackups({ dir, s3 }: BackupSettings): boolean {
  return dir !== undefined || s3 !== undefined;
}
