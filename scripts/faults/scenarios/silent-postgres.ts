import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, type Call, call, uncached, untilAnswered } from "../calls.ts";
import { Report, describeLog, percentile, show } from "../report.ts";
import { type Extent, startWorld } from "../world.ts";

const answersWithinMs = 10_000;
const recoversWithinMs = 5_000;

/** Requests to a site whose PostgreSQL is silent: both APIs, and pages that aren't cached. */
const asked = (): [path: string, call?: Call][] => [
  ["/api/events", uncached],
  ["/api/blogs", uncached],
  ["/trpc/events.list?input=%7B%7D", uncached],
  [`/events?q=${randomUUID()}`],
  [`/blog?search=${randomUUID()}`],
  ["/api/contact/newsletter", { method: "POST", body: { email: "silent@mail.example" } }],
  [
    "/api/auth/login",
    { method: "POST", body: { email: "a@mail.example", password: "x".repeat(20) } },
  ],
];

/** SIGSTOP of PostgreSQL and its children: connections are accepted, but get no answer. */
export async function silentPostgres({ isShort }: Extent): Promise<Report> {
  const report = new Report("PostgreSQL is silent (SIGSTOP)");
  await using world = await startWorld();
  const { site, postgres } = world;
  // Warms up the pool's connections and the page's cache.
  for (let time = 0; time < 3; time += 1) {
    await Promise.all(asked().map(([path, options]) => call(site.origin, path, options)));
    await call(site.origin, "/");
  }
  const logBefore = (await site.readLog()).length;
  const processes = await postgres.processes();
  for (const pid of processes) process.kill(pid, "SIGSTOP");
  const answers: { path: string; answer: Answer | undefined }[] = [];
  let kept: Answer | undefined;
  let ready: Answer | undefined;
  try {
    kept = await call(site.origin, "/");
    const rounds = Array.from({ length: isShort ? 2 : 6 }, (_, round) => round);
    const calls = rounds.flatMap((round) =>
      asked().map(async ([path, options]) => {
        await wait(round * 300);
        answers.push({ path, answer: await call(site.origin, path, options) });
      }),
    );
    await Promise.all(calls);
    ready = await call(site.origin, "/readyz");
  } finally {
    for (const pid of processes) process.kill(pid, "SIGCONT");
  }
  const recovered = await untilAnswered(site.origin, "/api/events", uncached);
  const readyAgain = recovered + (await untilAnswered(site.origin, "/readyz"));

  const others = answers
    .filter(({ answer }) => answer?.status !== 503 || answer.retryAfter === null)
    .map(({ path, answer }) => `${path}: ${answer?.status}`);
  const longest = percentile(
    answers.map(({ answer }) => answer?.ms ?? Infinity),
    100,
  );
  report.tell("calls while it was silent", answers.length);
  report.checkNone("answered otherwise than 503 with Retry-After", others);
  report.check("the longest took", show(longest), longest < answersWithinMs);
  report.check("a cached page answered", kept?.status ?? "nothing", kept?.status === 200);
  report.check("/readyz answered", ready?.status ?? "nothing", ready?.status === 503);
  report.check("calls answered again after", show(recovered), recovered < recoversWithinMs);
  report.check("ready again after", show(readyAgain), readyAgain < recoversWithinMs);
  report.tell("written to the log", describeLog((await site.readLog()).slice(logBefore)));
  return report;
}
