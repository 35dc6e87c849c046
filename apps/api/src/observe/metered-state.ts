import type { PoolState } from "@before-ten/db/client";
import type { ReplicaFacts } from "@before-ten/db/read-replica";
import { Counter, Gauge, type Registry } from "prom-client";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { FreeBytes } from "../deps.ts";
import type { Log } from "../http/log.ts";
import type { OutageState } from "../http/outages.ts";
import type { OverloadState } from "../http/overload/overload.ts";

/** Where the values come from when the metrics are requested. */
export interface Sources {
  cache: Pick<ResponseCache, "counts" | "size">;
  overload: () => OverloadState;
  outage: () => OutageState;
  pool: () => PoolState;
  /** Undefined without a replica. */
  replica: () => ReplicaFacts | undefined;
  workers: () => { running: number; waiting: number };
  /** Queried at most once in five seconds. */
  queue: () => Promise<{ waiting: number; oldestSeconds: number; dead: number }>;
  campaigns: () => Promise<
    { campaignId: string; waiting: number; sent: number; failed: number; skipped: number }[]
  >;
  /** Of the latest successful ones. */
  backups: () => Promise<{ kind: string; seconds: number }[]>;
  disks: () => Promise<FreeBytes>;
}

interface Metered {
  registers: Registry[];
  sources: Sources;
  log: Pick<Log, "warn">;
}

/** By its labels' values, in order. */
type Reading = readonly [labels: readonly string[], value: number];

/** How many milliseconds the database's answer is reused. */
const retentionMs = 5_000;

/** Creates the metrics that are read on request, and cost nothing otherwise. */
export function gaugesOf({ registers, sources, log }: Metered): void {
  const { cache, overload, outage, workers } = sources;
  const gauge = adderOf(Gauge, registers);
  const counter = adderOf(Counter, registers);

  counter(
    "cache_lookups_total",
    "What became of requests for what may be cached",
    ["outcome"],
    () =>
      Object.entries(cache.counts)
        .filter(([name]) => name !== "unchanged")
        .map(([name, value]) => [[name], value]),
  );
  counter("cache_unchanged_total", "Hits that the client had already: 304", [], () => [
    [[], cache.counts.unchanged],
  ]);
  gauge("cache_entries", "Cached pages and answers", [], () => [[[], cache.size().entries]]);
  gauge("cache_bytes", "What they take", [], () => [[[], cache.size().bytes]]);

  addDatabase(gauge, sources);
  gauge("worker_tasks", "Tasks of the workers", ["state"], () =>
    Object.entries(workers()).map(entry),
  );

  gauge("places_taken", "Work that is bounded: at work, and in line", ["kind", "state"], () => {
    const { renders, calls, uploads } = overload();
    return [
      [["renders", "taken"], renders.taken],
      [["renders", "waiting"], renders.waiting],
      [["calls", "taken"], calls],
      [["uploads", "taken"], uploads],
    ];
  });
  counter(
    "turned_away_total",
    "Requests answered with 503 because there was no place",
    ["reason"],
    () => Object.entries(overload().turnedAway).map(entry),
  );
  counter("dropped_connections_total", "Connections closed because there were too many", [], () => [
    [[], overload().droppedConnections],
  ]);
  gauge("loop_delay_seconds", "How late the event loop is, on average of half a second", [], () => [
    [[], overload().loopDelayMs / 1_000],
  ]);
  gauge("outage", "1 while the database, or the store of images, is away or full", ["reason"], () =>
    Object.entries(outage()).map(([reason, { isOn }]) => [[reason], isOn ? 1 : 0]),
  );
  counter("outages_total", "Outages that have begun", ["reason"], () =>
    Object.entries(outage()).map(([reason, { begun }]) => [[reason], begun]),
  );

  addStorage(gauge, { sources, log });
  const findQueue = remembered(sources.queue, log);
  const queue = (field: "waiting" | "oldestSeconds" | "dead") => async () => {
    const found = await findQueue();
    return found === undefined ? [] : [[[], found[field]] as const];
  };
  gauge("mails_waiting", "Mails in the queue that haven't gone out", [], queue("waiting"));
  gauge("mails_oldest_seconds", "For how long the oldest waits", [], queue("oldestSeconds"));
  gauge("mails_dead", "Mails that were given up", [], queue("dead"));
  const findCampaigns = remembered(sources.campaigns, log);
  gauge(
    "campaign_recipients",
    "Recipients of campaigns that go out now or are paused",
    ["campaign", "state"],
    async () =>
      ((await findCampaigns()) ?? []).flatMap(({ campaignId, ...states }) =>
        Object.entries(states).map(([state, value]) => [[campaignId, state], value] as const),
      ),
  );
}

function addDatabase(gauge: Add, { pool, replica }: Pick<Sources, "pool" | "replica">): void {
  const pools = () => {
    const facts = replica();
    const copy = facts === undefined ? [] : ([["replica", facts.pool]] as const);
    return [["primary", pool()] as const, ...copy];
  };
  gauge("database_connections", "Connections of the pool", ["pool", "state"], () =>
    pools().flatMap(([name, { total, idle }]) => [
      [[name, "used"], total - idle] as const,
      [[name, "idle"], idle] as const,
    ]),
  );
  gauge("database_waiting", "Statements that wait for a connection", ["pool"], () =>
    pools().map(([name, { waiting }]) => [[name], waiting]),
  );
  gauge("replica_used", "1 while the replica answers public reads", [], () => {
    const facts = replica();
    return facts === undefined ? [] : [[[], facts.state === "used" ? 1 : 0]];
  });
  gauge("replica_lag_seconds", "How far the replica is behind at most", [], () => {
    const lagMs = replica()?.lagMs;
    return lagMs === undefined ? [] : [[[], lagMs / 1_000]];
  });
}

function addStorage(gauge: Add, { sources, log }: Pick<Metered, "sources" | "log">): void {
  const findBackups = remembered(sources.backups, log);
  gauge("backup_age_seconds", "Since the latest that came to a good end", ["kind"], async () =>
    ((await findBackups()) ?? []).map(({ kind, seconds }) => [[kind], seconds]),
  );
  const findDisks = remembered(sources.disks, log);
  gauge("disk_free_bytes", "Room on the disks of DATA_DIR and BACKUP_DIR", ["disk"], async () =>
    Object.entries((await findDisks()) ?? {}).flatMap(([disk, bytes]: [string, unknown]) =>
      typeof bytes === "number" ? [[[disk], bytes] as const] : [],
    ),
  );
}

function entry([name, value]: [string, number]): Reading {
  return [[name], value];
}

type Read = () => readonly Reading[] | Promise<readonly Reading[]>;
type Add = (name: string, help: string, labelNames: string[], read: Read) => void;

function adderOf(Metric: typeof Gauge | typeof Counter, registers: Registry[]): Add {
  return (name, help, labelNames, read) => {
    const metric: Gauge | Counter = new Metric({
      name: `before_ten_${name}`,
      help,
      labelNames,
      registers,
      collect: () => fill(metric, labelNames, read),
    });
  };
}

interface Filled {
  reset: () => void;
  inc: (labels: Record<string, string>, value: number) => void;
}

/** Runs when metrics are read. Removes labels without a value, as of a campaign that is sent. */
async function fill(metric: Filled, labelNames: readonly string[], read: Read): Promise<void> {
  const readings = await read();
  metric.reset();
  for (const [values, value] of readings) {
    const labels = labelNames.map((name, index) => [name, values[index] ?? ""]);
    metric.inc(Object.fromEntries(labels), value);
  }
}

/**
 * Asks at most once in five seconds. Undefined if the database doesn't answer: then the metric is
 * missing, which an alert can tell from 0.
 */
function remembered<Found>(
  ask: () => Promise<Found>,
  log: Metered["log"],
): () => Promise<Found | undefined> {
  let found: Promise<Found | undefined> | undefined;
  let at = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (found === undefined || now - at > retentionMs) {
      at = now;
      found = ask().catch((error: unknown) => {
        log.warn({ err: error }, "a metric couldn't be read");
        return undefined;
      });
    }
    return found;
  };
}
