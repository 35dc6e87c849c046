import { readFileSync } from "node:fs";
import { join } from "node:path";
import { poolStateOf } from "@before-ten/db/client";
import { beginBackupRun, endBackupRun } from "@before-ten/db/queries/backups/backup-runs";
import { listSendingProgress, readMailJobs } from "@before-ten/db/queries/health/health";
import { storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { readBackupAges } from "../cli/server/observe-server.ts";
import { createOutageLog } from "../http/outages.ts";
import { OverloadError } from "../http/overload/overload-error.ts";
import { ImagesUnavailableError } from "../images/image-store.ts";
import { createMailNotes } from "../mail/mail-notes.ts";
import { MailRefused } from "../mail/mailer.ts";
import { queryTrpc } from "../testing/calls.ts";
import { startTestApp } from "../testing/test-app.ts";
import { createMetrics } from "./metrics.ts";

const { db, close } = await createTestDatabase();
const metrics = createMetrics({ version: "1.4.0", commit: "e5c3f356" });
const { app, cache, overload, clock, deps } = await startTestApp(db, {
  caches: true,
  watch: metrics.watch,
});
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const outages = createOutageLog(silent, () => Promise.resolve(true));
const { port } = await metrics.serve(
  {
    cache,
    overload: overload.state,
    outage: outages.state,
    pool: () => poolStateOf(db),
    workers: () => ({ running: 0, waiting: 0 }),
    queue: () => readMailJobs(db, { queue: "mail", deadQueue: "mail-dead" }),
    campaigns: () => listSendingProgress(db),
    replica: () => ({ state: "used", lagMs: 250, pool: { total: 3, idle: 1, waiting: 4 } }),
    backups: () => readBackupAges({ db, clock, product: { ...deps.product, isBackupSetUp: true } }),
    disks: () => Promise.resolve({ data: 3e9, backups: undefined }),
  },
  { host: "127.0.0.1", port: 0 },
  silent,
);
afterAll(async () => {
  outages.close();
  await metrics.close();
  await app.close();
  await close();
});

const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The value of the line with this beginning; undefined if there is none. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await read()).split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it("counts requests by the pattern of their route, never by a made-up address", async () => {
  await app.inject("/api/events/0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11");
  await app.inject("/api/events/whatever-secret?email=ana@mail.example");
  await app.inject("/made-up-secret");
  const line =
    'before_ten_request_seconds_count{route="/api/events/:id",method="GET",status="4xx"}';
  expect(await valueOf(line)).toBe(2);
  const text = await read();
  expect(text).not.toContain("secret");
  expect(text).not.toContain("ana@");
});

it("counts procedures with their outcome, statements, and cache hits", async () => {
  await queryTrpc(app, "events.list", {});
  await queryTrpc(app, "events.list", {});
  await queryTrpc(app, "users.list", {});
  const procedures = "before_ten_procedure_seconds_count";
  expect(await valueOf(`${procedures}{procedure="events.list",outcome="ok"}`)).toBe(1);
  expect(await valueOf(`${procedures}{procedure="users.list",outcome="UNAUTHORIZED"}`)).toBe(1);
  expect(
    await valueOf('before_ten_statement_seconds_count{verb="select",outcome="ok"}'),
  ).toBeGreaterThan(0);
  expect(await valueOf('before_ten_connection_wait_seconds_count{outcome="ok"}')).toBeGreaterThan(
    0,
  );
  expect(await valueOf('before_ten_cache_lookups_total{outcome="misses"}')).toBeGreaterThan(0);
  expect(await valueOf('before_ten_cache_lookups_total{outcome="late"}')).toBe(1);
  expect(await valueOf("before_ten_cache_entries")).toBe(1);
});

it("counts sent and failed mails, by owner", async () => {
  const mail = { to: "ana@mail.example", subject: "", text: "", html: "", messageId: "<1@club>" };
  const notes = createMailNotes(clock);
  const mailer = notes.noting({ send: () => Promise.resolve(), close: () => undefined }, "queue");
  await mailer.send(mail);
  const refusing = { send: () => Promise.reject(new MailRefused("no")), close: () => undefined };
  await notes
    .noting(refusing, "campaigns")
    .send(mail)
    .catch(() => undefined);
  expect(await valueOf('before_ten_mail_seconds_count{sender="queue",outcome="ok"}')).toBe(1);
  const refused = 'before_ten_mail_seconds_count{sender="campaigns",outcome="MailRefused"}';
  expect(await valueOf(refused)).toBe(1);
  expect(notes.state()).toEqual({
    lastSentAt: clock.now(),
    lastError: { at: clock.now(), reason: "MailRefused" },
  });
  expect(deps.product.mails().lastSentAt).toBeUndefined();
});

it("reads the queue and the pool when it is asked", async () => {
  expect(await valueOf("before_ten_mails_waiting")).toBe(0);
  expect(await valueOf("before_ten_mails_dead")).toBe(0);
  expect(
    await valueOf('before_ten_database_connections{pool="primary",state="idle"}'),
  ).toBeGreaterThan(0);
  expect(await valueOf('before_ten_build_info{version="1.4.0",commit="e5c3f356"}')).toBe(1);
});

it("separates the replica from the primary server, with its lag", async () => {
  expect(await valueOf('before_ten_database_connections{pool="replica",state="used"}')).toBe(2);
  expect(await valueOf('before_ten_database_waiting{pool="replica"}')).toBe(4);
  expect(await valueOf("before_ten_replica_used")).toBe(1);
  expect(await valueOf("before_ten_replica_lag_seconds")).toBe(0.25);
});

it("tells for how long there was no good backup and no good drill, and the room on the disks", async () => {
  // The metrics were read before and are reused for five seconds, so this reads what they are based
  // on.
  const product = { startedAt: new Date(clock.now().getTime() - 60_000) };
  const ages = (isBackupSetUp: boolean) =>
    readBackupAges({ db, clock, product: { ...product, isBackupSetUp } });
  expect(await ages(false)).toEqual([]);
  expect(await ages(true)).toEqual([
    { kind: "backup", seconds: 60 },
    { kind: "drill", seconds: 60 },
  ]);
  for (const outcome of ["done", "failed"] as const) {
    const at = new Date(clock.now().getTime() - (outcome === "done" ? 30_000 : 10_000));
    const id = await beginBackupRun(db, { kind: "backup", at });
    await endBackupRun(db, id, { at, outcome, sentence: outcome });
  }
  expect(await ages(true)).toContainEqual({ kind: "backup", seconds: 30 });
  expect(await valueOf('before_ten_backup_age_seconds{kind="drill"}')).toBe(0);
  expect(await valueOf('before_ten_disk_free_bytes{disk="data"}')).toBe(3e9);
  expect(await valueOf('before_ten_disk_free_bytes{disk="backups"}')).toBeUndefined();
});

it("separates outages by cause, and overload from both", async () => {
  const on = async () => [
    await valueOf('before_ten_outage{reason="database"}'),
    await valueOf('before_ten_outage{reason="images"}'),
  ];
  expect(await on()).toEqual([0, 0]);
  outages.takes(new OverloadError("sign-ins"));
  expect(await on()).toEqual([0, 0]);
  outages.takes(new ImagesUnavailableError("There is no room left"));
  expect(await on()).toEqual([0, 1]);
  expect(await valueOf('before_ten_outages_total{reason="images"}')).toBe(1);
  expect(await valueOf('before_ten_outages_total{reason="database"}')).toBe(0);
});

it("tells how far the campaigns are that go out, and nothing of those that have", async () => {
  const id = await storeSentCampaign(db, { finishedAt: null });
  const done = await storeSentCampaign(db);
  const none = { bounced: 0, clicked: 0, opened: 0, unsubscribed: 0, failed: 0, skipped: 1 };
  await db
    .insertInto("campaign_counts")
    .values([
      { campaign_id: id, part: 0, waiting: 3, sent: 2, ...none },
      { campaign_id: id, part: 1, waiting: 4, sent: 5, ...none },
      { campaign_id: done, part: 0, waiting: 0, sent: 9, ...none },
    ])
    .execute();
  expect(await listSendingProgress(db)).toEqual([
    { campaignId: id, waiting: 7, sent: 7, failed: 0, skipped: 2 },
  ]);
});

const root = join(import.meta.dirname, "../../../..");
const readRoot = (path: string) => readFileSync(join(root, path), "utf8");
const named = (text: string) => [...new Set(text.match(/\b(?:before_ten|process|nodejs)_\w+/g))];

it.each(["ops/grafana-dashboard.json", "ops/alerts.yml"])(
  "%s names only metrics that there are",
  async (path) => {
    const text = await read();
    const names = named(readRoot(path));
    expect(names.length).toBeGreaterThan(5);
    // A histogram's type has the name without the suffix of its values.
    const isThere = (name: string) =>
      text.includes(`# TYPE ${name} `) ||
      text.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, "")} histogram`);
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  },
);

it("docs/operations.md lists every metric of ours, and no other", async () => {
  const there = [...(await read()).matchAll(/^# TYPE (before_ten_\w+)/gm)].map(
    ([, name = ""]) => name,
  );
  const [, section = ""] = readRoot("docs/operations.md").split("\n### Metrics\n");
  const rows = section.split("\n## ")[0]?.match(/^- (?:`before_ten_\w+`(?:, )?)+/gm) ?? [];
  const told = rows.flatMap((row) => row.match(/before_ten_\w+/g) ?? []);
  expect(there.length).toBeGreaterThan(20);
  expect(told.toSorted()).toEqual(there.toSorted());
});

it("there is a runbook for each alert, and an alert for each runbook", () => {
  const alerts = [...readRoot("ops/alerts.yml").matchAll(/- alert: (\w+)/g)].map(
    ([, name = ""]) => name,
  );
  const [, section = ""] = readRoot("docs/operations.md").split("## When an alert wakes you\n");
  const [lines = ""] = section.split("\n## ");
  const runbooks = [...lines.matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, name = ""]) => name);
  expect(alerts.length).toBeGreaterThan(5);
  expect(runbooks.toSorted()).toEqual(alerts.toSorted());
});
