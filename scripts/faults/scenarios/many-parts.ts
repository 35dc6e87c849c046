import { readFile } from "node:fs/promises";
import { readCpuMs } from "@before-ten/db/testing/server-process";
import { type Answer, hungAfterMs } from "../calls.ts";
import { checkHealth } from "../health.ts";
import { Report, listCounts, show } from "../report.ts";
import { type Extent, startWorld } from "../world.ts";

const parts = 10_000;
const boundary = "of-many-parts";

/** Paths that accept forms from strangers or admins, and some that accept none. */
const paths = [
  "/trpc/auth.login",
  "/trpc/events.create",
  "/trpc/newsletter.subscribe",
  "/api/events",
  "/api/blogs",
  "/api/contact/send",
  "/api/auth/login",
  "/unsubscribe",
  "/",
];

/**
 * Forms of ten thousand parts are sent everywhere, by a stranger and by an admin, without slowing
 * others down.
 */
export async function manyParts({ isShort }: Extent): Promise<Report> {
  const report = new Report(
    `forms of ${parts.toLocaleString("en")} parts, to every kind of address`,
  );
  await using world = await startWorld();
  const { site, token } = world;
  const part = (index: number) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n${index}\r\n`;
  const body = Buffer.from(
    `${Array.from({ length: parts }, (_, index) => part(index)).join("")}--${boundary}--\r\n`,
  );
  const rounds = isShort ? 2 : 20;
  const forms = rounds * paths.length * 2;
  const statuses = new Map<string, number>();
  const before = await memoryOf(site.pid());
  const cpuBefore = await readCpuMs(site.pid());
  const sendAll = async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) {
        for (const caller of [undefined, token]) {
          const answer = await send(site.origin, path, body, caller);
          const status = String(answer?.status ?? "no answer");
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
    }
  };
  await checkHealth(report, site.origin, { work: sendAll, isShort });
  const cpuMs = ((await readCpuMs(site.pid())) ?? 0) - (cpuBefore ?? 0);
  const after = await memoryOf(site.pid());

  const taken = [...statuses.keys()].filter((status) => !/^(4|no answer)/.test(status));
  report.tell("forms sent, of so many bytes", `${forms}, ${body.length}`);
  report.check("answered", listCounts(statuses), taken.length === 0);
  report.check(
    "computed for each, /healthz included",
    show(cpuMs / forms),
    // The short form also runs on machines that do other work, or are half as fast.
    cpuMs / forms < (isShort ? 100 : 50),
  );
  report.tell("most memory before and after", `${before} MB, ${after} MB`);
  return report;
}

/** Undefined if the server closed the connection before it had read everything. */
async function send(
  origin: string,
  path: string,
  body: Buffer,
  token: string | undefined,
): Promise<Pick<Answer, "status"> | undefined> {
  try {
    const { status } = await fetch(origin + path, {
      method: "POST",
      body: new Uint8Array(body),
      headers: {
        "content-type": `multipart/form-data; boundary=${boundary}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(hungAfterMs),
    });
    return { status };
  } catch {
    return undefined;
  }
}

/** Peak memory of a process in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024);
}
