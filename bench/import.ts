import { setTimeout as wait } from "node:timers/promises";
import { importPartBytes } from "@before-ten/contracts/imports/rules";
import { actAs } from "@before-ten/db/actor";
import { createDatabase, type Db } from "@before-ten/db/client";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { cloneTemplate, startTestPostgres } from "@before-ten/db/testing/test-postgres";
import { startImportWorker } from "../apps/api/src/features/imports/import-worker.ts";
import {
  appendToImport,
  createImport,
  mapImport,
  progressOf,
  startImport,
} from "../apps/api/src/features/imports/imports.service.ts";
import { subscriberTarget } from "../apps/api/src/features/imports/subscriber-target.ts";
import { limitMemory } from "../apps/api/src/cli/limit-memory.ts";
import { systemClock as clock } from "../apps/api/src/cli/system-clock.ts";
import { createLog } from "../apps/api/src/http/log.ts";
import { createOutageLog } from "../apps/api/src/http/outages.ts";
import { describeMachine, report, timed } from "./measure.ts";

/**
 * `node bench/import.ts [rows] [there]`: imports a file of subscribers, of whom a tenth is on the
 * list already, into a throw-away database with so many others.
 */

// As the server begins.
limitMemory(process, {});

const rows = Number(process.argv[2] ?? 100_000);
const there = Number(process.argv[3] ?? 10_000);
const allowedSeconds = 60;
const allowedMegabytes = 250;

const author = { id: null, name: "Ana" };
/** Somebody who acts, so that what an import costs has its history in it. */
const ana = { kind: "admin", id: "ana", name: "Ana", via: "admin-area", client: null } as const;
const kind = "subscribers";

/** Nothing of a CSV file is done in other processes. */
const workers = { run: () => Promise.reject(new Error("No task was expected")) };

function fileOf(count: number): Buffer {
  const lines = Array.from({ length: count }, (_, index) => {
    const address =
      index % 10 === 0 ? `there${index}@mail.example` : `member.${index}@club${index % 97}.example`;
    return `${address},"Person, ${index}",vinyl;city ${index % 50},AU,${(index % 27) + 1}/3/2024,subscribed`;
  });
  return Buffer.from(["Email,Name,Tags,Country,Subscribed at,Status", ...lines].join("\n"));
}

async function main(db: Db): Promise<void> {
  console.log(describeMachine());
  await storeManySubscribers(db, there, clock.now());
  const file = fileOf(rows);
  let peakBytes = 0;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 50);
  let longestMs = 0;
  let last = performance.now();
  const beating = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last - 10);
    last = now;
  }, 10);

  const log = createLog({ logLevel: "silent" });
  const worker = startImportWorker(
    {
      db,
      clock,
      log,
      outages: createOutageLog(log, () => Promise.resolve(true)),
      targets: {
        subscribers: subscriberTarget({ clock, findErased: () => Promise.resolve(new Set()) }),
        events: subscriberTarget({ clock, findErased: () => Promise.resolve(new Set()) }),
      },
    },
    { pollMs: 50 },
  );
  const fileName = "members.csv";
  const { id } = await createImport(
    { db, clock },
    { kind, fileName, fileBytes: file.length, author },
  );
  const key = { id, kind } as const;
  const uploadMs = await timed(async () => {
    for (let at = 0; at < file.length; at += importPartBytes) {
      const content = file.subarray(at, at + importPartBytes).toString("base64");
      await appendToImport({ db, clock, workers }, { ...key, firstByte: at, content });
    }
  });
  const columns = ["email", "preference:name", "tags", "country", "subscribedAt", "status"];
  const until = async (state: string) => {
    while ((await progressOf(db, key)).state !== state) await wait(100);
  };
  const checkMs = await timed(async () => {
    await mapImport(
      { db, clock },
      { ...key, columns, hasNames: true, dateOrder: "dmy", fallbacks: {} },
    );
    await until("checked");
  });
  const mergeMs = await timed(async () => {
    await actAs(ana, () => startImport({ db, clock }, { ...key, author, wording: "a bench" }));
    await until("done");
  });
  clearInterval(sampling);
  clearInterval(beating);
  await worker.close();

  const { totals } = await progressOf(db, key);
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const allMs = uploadMs + checkMs + mergeMs;
  console.log(`${rows} rows, ${(file.length / 1e6).toFixed(1)} MB; new: ${totals.new}\n`);
  report("upload", seconds(uploadMs), false);
  report("dry run", seconds(checkMs), false);
  report("import", seconds(mergeMs), false);
  report("all of it", seconds(allMs), allMs > allowedSeconds * 1_000);
  const megabytes = peakBytes / 1e6;
  report("memory at its peak", `${megabytes.toFixed(0)} MB`, megabytes > allowedMegabytes);
  report("longest hold of the event loop", `${longestMs.toFixed(0)} ms`, longestMs > 50);
}

const postgres = await startTestPostgres();
try {
  const { connectionString } = await cloneTemplate(postgres);
  const db = createDatabase({ connectionString });
  try {
    await main(db);
  } finally {
    await db.destroy();
  }
} finally {
  await postgres.stop();
}
