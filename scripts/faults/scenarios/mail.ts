import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { startMailServer } from "../../../apps/api/src/testing/mail-server.ts";
import { type Answer, call } from "../calls.ts";
import { countJobs } from "../mails.ts";
import { Report, percentile, show } from "../report.ts";
import { type Extent, type World, startWorld } from "../world.ts";

const answersWithinMs = 1_000;
const aimPerSecond = 50;
const slowMs = 300;
const resetWithinMs = 10_000;
const forgottenWithinMs = 60_000;

/**
 * A mail server that is slow, refuses some recipients and is down for a while; many queued mails,
 * and an urgent one.
 */
export async function mail({ isShort }: Extent): Promise<Report> {
  const report = new Report("a slow, refusing and absent mail server");
  let slow = true;
  const postponed = new Set<string>();
  await using world = await startWorld({
    // So that every subscriber gets a mail.
    env: { NEWSLETTER_DOUBLE_OPT_IN: "true" },
    mail: {
      delayMs: () => (slow ? slowMs : 0),
      refuse(recipient) {
        if (recipient.startsWith("unknown")) return 550;
        if (!recipient.startsWith("later") || postponed.has(recipient)) return undefined;
        postponed.add(recipient);
        return 451;
      },
    },
  });

  const waiting = await subscribe(world, isShort ? 60 : 600, "person");
  const refused = await subscribe(world, 3, "unknown");
  const reset = await timeReset(world);
  slow = false;
  await untilIdle(world);
  const delivered = arrivals(world, "person");
  report.check(
    "answers meanwhile, p99",
    show(percentile([...waiting.ms, ...refused.ms], 99)),
    percentile(waiting.ms, 99) < answersWithinMs,
  );
  report.check("a password reset behind them arrived after", show(reset), reset < resetWithinMs);
  report.check(
    "mails accepted and never delivered",
    waiting.emails.length - delivered.length,
    waiting.emails.length === delivered.length,
  );
  report.check(
    "mails to refused addresses that came through",
    arrivals(world, "unknown").length,
    arrivals(world, "unknown").length === 0,
  );

  const many = await subscribe(world, isShort ? 100 : 1_000, "crowd");
  await untilIdle(world);
  const times = arrivals(world, "crowd").map(({ at }) => at);
  const perSecond = (times.length - 1) / ((Math.max(...times) - Math.min(...times)) / 1_000);
  report.check(
    "of a crowd, delivered",
    `${times.length} of ${many.emails.length}`,
    times.length === many.emails.length,
  );
  report.check(
    "mails a second, as they were asked for",
    perSecond.toFixed(0),
    isShort || perSecond >= aimPerSecond,
  );
  if (!isShort) await beAway(report, world);
  return report;
}

/**
 * The mail server is down and returns at the same address; some recipients are deferred at first.
 * Retries wait half a minute and longer.
 */
async function beAway(report: Report, world: World): Promise<void> {
  const { port, received } = world.mailServer;
  await world.mailServer.close();
  const lost = await subscribe(world, 100, "away");
  await wait(5_000);
  const again = await startMailServer({ port });
  const backAt = performance.now();
  await untilIdle(world);
  const arrived = again.received.filter(({ recipients }) => recipients.join().startsWith("away"));
  report.check(
    "answers while it is down, p99",
    show(percentile(lost.ms, 99)),
    percentile(lost.ms, 99) < answersWithinMs,
  );
  report.check(
    "of those, delivered once it is up",
    `${arrived.length} of 100`,
    arrived.length === 100,
  );
  report.tell("all of them after", show(performance.now() - backAt));
  await again.close();

  await wait(forgottenWithinMs);
  const kept = await countJobs(world.postgres.db, ["completed"]);
  report.check("finished jobs in the queue after a minute", kept, kept === 0);
  report.tell("mails in all", received.length + again.received.length);
}

async function subscribe({ site }: World, count: number, kind: string) {
  const emails = Array.from({ length: count }, () => `${kind}.${randomUUID()}@mail.example`);
  const answers: (Answer | undefined)[] = [];
  for (let start = 0; start < count; start += 10) {
    const batch = emails
      .slice(start, start + 10)
      .map((email) =>
        call(site.origin, "/api/contact/newsletter", { method: "POST", body: { email } }),
      );
    answers.push(...(await Promise.all(batch)));
  }
  return { emails, ms: answers.map((answer) => answer?.ms ?? Number.POSITIVE_INFINITY) };
}

/** Milliseconds from the request to the mail's arrival. */
async function timeReset({ site, mailServer }: World): Promise<number> {
  const started = performance.now();
  const body = { email: "ana@club.example" };
  await call(site.origin, "/api/auth/forgot-password", { method: "POST", body });
  const hasArrived = () =>
    mailServer.received.some(({ recipients }) => recipients.includes(body.email));
  while (!hasArrived() && performance.now() - started < 2 * resetWithinMs) await wait(20);
  return performance.now() - started;
}

function arrivals({ mailServer }: World, kind: string) {
  return mailServer.received.filter(({ recipients }) => recipients.join().startsWith(kind));
}

async function untilIdle({ postgres }: World): Promise<void> {
  const deadline = performance.now() + 240_000;
  while ((await countJobs(postgres.db, ["created", "retry", "active"])) > 0) {
    if (performance.now() > deadline) return;
    await wait(100);
  }
}
