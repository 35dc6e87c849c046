import { resolve } from "node:path";
import { z } from "zod";
import { type S3Settings, s3SettingsOf, s3Shape } from "../images/s3/s3-settings.ts";

/** The settings parsed by `env.ts`. */
export const backupShape = {
  /** Folder for nightly backups; without it and a bucket there are none. */
  BACKUP_DIR: z.string().optional(),
  /** The hour, in the club's time zone, from which a day's backup is made. */
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(4),
  /** How many backups are kept in the folder and in the bucket. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  /** Encrypts backups; without it they are as readable as the database. */
  BACKUP_KEY: z.string().min(16, "must have 16 characters or more").optional(),
  /** Bucket for backups; its service and key may differ from those for images. */
  BACKUP_S3_BUCKET: s3Shape.S3_BUCKET,
  BACKUP_S3_ENDPOINT: s3Shape.S3_ENDPOINT,
  BACKUP_S3_REGION: s3Shape.S3_REGION,
  BACKUP_S3_ACCESS_KEY_ID: s3Shape.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: s3Shape.S3_SECRET_ACCESS_KEY,
  BACKUP_S3_PATH_STYLE: s3Shape.S3_PATH_STYLE,
};

export interface BackupSettings {
  /** Undefined: backups aren't kept on this machine. */
  dir: string | undefined;
  /** Undefined: backups don't go to a bucket. Without both there are no nightly backups. */
  s3: S3Settings | undefined;
  hour: number;
  keep: number;
  /** Undefined: not encrypted. */
  key: string | undefined;
}

export function backupSettingsOf(env: z.infer<z.ZodObject<typeof backupShape>>): BackupSettings {
  return {
    dir: env.BACKUP_DIR === undefined ? undefined : resolve(env.BACKUP_DIR),
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
    key: env.BACKUP_KEY,
  };
}

export function hasNightlyBackups({ dir, s3 }: BackupSettings): boolean {
  return dir !== undefined || s3 !== undefined;
}
