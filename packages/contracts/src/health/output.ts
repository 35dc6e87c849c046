import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { jobKinds } from "./rules.ts";

const bytes = (example: number) => count(example, "Bytes");

const productOutput = z.object({
  version: text("1.4.0"),
  commit: text("e5c3f356").nullable(),
  node: text("24.21.0", "Node's version"),
  startedAt: instant("2026-11-23T08:00:00.000Z", "When the process that answers began"),
});

const databaseOutput = z.object({
  version: text("18.4", "PostgreSQL's version"),
  answerMs: z
    .number()
    .min(0)
    .meta({ examples: [3.2], description: "How long these figures took" }),
  clockAheadSeconds: z.int().meta({
    examples: [0],
    description:
      "By how much the database's clock is ahead of the server's. More than 300 either way: nothing is deleted by its age",
  }),
  sizeBytes: bytes(48_000_000),
  connections: count(14, "Open connections to this database, from any client"),
  maxConnections: count(100, "Maximum the server accepts"),
  migrations: count(57),
  latestMigration: text("2026-11-23_55_more_history"),
});

const mailsOutput = z.object({
  waiting: count(3, "In the queue and not sent yet"),
  retrying: count(1, "Of these, those with failed attempts"),
  oldestSeconds: z
    .number()
    .min(0)
    .meta({ examples: [42], description: "For how long the oldest waits" }),
  dead: count(0, "Given up and not deleted yet"),
  waitingBecause: text(
    "ECONNREFUSED CONN",
    "Error of the last failed attempt that will be repeated",
  ).nullable(),
  isSender: z
    .boolean()
    .meta({ examples: [true], description: "Whether the process that answers sends emails" }),
  lastSentAt: instant(
    "2026-11-23T08:10:00.000Z",
    "By the process that answers, since it began",
  ).nullable(),
  lastError: z
    .object({ at: instant("2026-11-23T08:09:00.000Z"), reason: text("EENVELOPE RCPT TO 550") })
    .nullable()
    .meta({ description: "Of the process that answers, since it began; names no address" }),
});

const bounceMailboxOutput = z
  .object({
    readAt: instant("2026-11-23T08:15:00.000Z", "When it was last read"),
    flagged: count(2, "Emails in it that are flagged, because a person has to look at them"),
  })
  .meta({ description: "Null if no mailbox of bounces was ever read" });

const imagesOutput = z.object({
  hasRoom: z.boolean().meta({ examples: [true] }),
  freeBytes: count(120_000_000_000, "Bytes on the disk of DATA_DIR; null if unknown").nullable(),
});

const backupRunOutput = z.object({
  beganAt: instant("2026-11-23T04:00:00.000Z"),
  endedAt: instant("2026-11-23T04:02:00.000Z", "Null while it is running").nullable(),
  outcome: z
    .enum(["done", "failed", "skipped"])
    .nullable()
    .meta({ examples: ["done"], description: "Null while it is running" }),
  sizeBytes: bytes(210_000_000).nullable(),
  sentence: text(
    "before-ten-2026-11-23-0400.tar.zst: 9,120 rows of 61 tables and 480 image files.",
    "Its result as a sentence",
  ).nullable(),
});

const backupOutput = z
  .object({
    isSetUp: z.boolean().meta({
      examples: [true],
      description: "Whether the answering process has a folder for nightly backups",
    }),
    lastBackup: backupRunOutput
      .nullable()
      .meta({ description: "The latest that was begun, of all processes" }),
    lastDrill: backupRunOutput.nullable().meta({
      description: "The latest trial restore of a backup into a separate database",
    }),
    lastGoodDrillAt: instant(
      "2026-11-23T04:03:00.000Z",
      "When the latest drill ended that restored its backup",
    ).nullable(),
    freeBytes: count(
      80_000_000_000,
      "Bytes on the disk of BACKUP_DIR; null without that folder, or if unknown",
    ).nullable(),
  })
  .meta({ description: "Of the database and the images" });

const loadOutput = z.object({
  rendersUnderWay: count(2),
  rendersWaiting: count(0),
  callsUnderWay: count(4),
  uploadsUnderWay: count(0),
  databaseWaits: count(0, "Statements that wait for a connection"),
  loopDelayMs: z
    .number()
    .min(0)
    .meta({ examples: [1.5], description: "Of the event loop" }),
  turnedAway: count(0, "Requests answered with 503 because of overload, since the process started"),
});

const failedJobOutput = z.object({
  kind: z.enum(jobKinds).meta({ examples: ["import"] }),
  id: idOutput.meta({ description: "Of the import, campaign, event or post" }),
  reason: text("RangeError Invalid time zone specified: BST", "The error; names no address"),
  times: count(3, "How often it failed in a row for this reason"),
  since: instant("2026-11-23T08:09:00.000Z", "When it failed first"),
  lastAt: instant("2026-11-23T08:10:00.000Z"),
});

const errorLineOutput = z.object({
  at: instant("2026-11-23T08:09:00.000Z"),
  message: text("page failed"),
  cause: text("TypeError Cannot read properties of undefined").nullable(),
  requestId: text("3f0c9c5e-7a53-4c0e-8f44-6d4d7a1f0f55").nullable(),
});

/** The state of the answering product, for its operator. */
export const healthOutput = z
  .object({
    product: productOutput,
    database: databaseOutput,
    mails: mailsOutput,
    bounceMailbox: bounceMailboxOutput.nullable(),
    images: imagesOutput,
    backup: backupOutput,
    load: loadOutput,
    failedJobs: z.array(failedJobOutput).meta({
      description:
        "Jobs that failed three times for the same reason and were set aside, the latest first, fifty at most. Schedules and alerts are tried again after an hour.",
    }),
    errors: z.array(errorLineOutput).meta({
      description: "The latest lines about errors in the log of the process, fifty at most",
    }),
  })
  .meta({ id: "Health" });

export type Health = z.infer<typeof healthOutput>;

export type FailedJob = z.infer<typeof failedJobOutput>;

export type BackupRun = z.infer<typeof backupRunOutput>;
