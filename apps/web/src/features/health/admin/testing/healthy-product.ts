import type { Health } from "@before-ten/contracts/health/output";

export const healthyProduct: Health = {
  product: {
    version: "1.4.0",
    commit: "e5c3f356",
    node: "24.21.0",
    startedAt: "2026-11-23T08:00:00.000Z",
  },
  database: {
    version: "18.4",
    answerMs: 3.2,
    sizeBytes: 48_000_000,
    connections: 14,
    maxConnections: 100,
    migrations: 57,
    latestMigration: "2026-11-23_55_more_history",
  },
  mails: {
    waiting: 0,
    retrying: 0,
    oldestSeconds: 0,
    dead: 0,
    waitingBecause: null,
    isSender: true,
    lastSentAt: "2026-11-23T08:10:00.000Z",
    lastError: null,
  },
  images: { hasRoom: true, freeBytes: 120_000_000_000 },
  backup: {
    isSetUp: true,
    lastBackup: {
      beganAt: "2026-11-23T04:00:00.000Z",
      endedAt: "2026-11-23T04:02:00.000Z",
      outcome: "done",
      sizeBytes: 210_000_000,
      sentence: "club.tar.zst: 9,120 rows of 61 tables and 480 image files.",
    },
    lastDrill: {
      beganAt: "2026-11-22T04:02:00.000Z",
      endedAt: "2026-11-22T04:03:00.000Z",
      outcome: "done",
      sizeBytes: null,
      sentence: "club.tar.zst: 9,120 rows of 61 tables and 480 image files came back.",
    },
    lastGoodDrillAt: "2026-11-22T04:03:00.000Z",
    freeBytes: 80_000_000_000,
  },
  load: {
    rendersUnderWay: 0,
    rendersWaiting: 0,
    callsUnderWay: 1,
    uploadsUnderWay: 0,
    databaseWaits: 0,
    loopDelayMs: 1.5,
    turnedAway: 0,
  },
  errors: [],
};
