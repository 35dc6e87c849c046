import autocannon from "autocannon";
import { connections } from "./load.ts";
import { readMixedPaths } from "./mixed-paths.ts";
import type { Options } from "./options.ts";
import type { Bench } from "./site.ts";
import { postgresMb, serverMb } from "./usage.ts";

const allowedMb = 250;
const lookEveryMs = 1_000;

/** What the server takes after so many requests of every kind, freshly started. */
export async function reportMemory(bench: Bench, { requests }: Pick<Options, "requests">) {
  await bench.restart("SIGTERM");
  const { pid } = bench.site();
  const nextPath = await readMixedPaths(bench.siteUrl);
  const atStart = await serverMb(pid);
  let most = atStart;
  const looking = setInterval(() => {
    void serverMb(pid).then((now) => (most = Math.max(most, now)));
  }, lookEveryMs);
  const { errors, "5xx": failed } = await autocannon({
    url: bench.siteUrl,
    connections,
    amount: requests,
    headers: { "accept-encoding": "br, gzip" },
    requests: [{ setupRequest: (sent) => ({ ...sent, path: nextPath() }) }],
  });
  clearInterval(looking);
  if (errors > 0 || failed > 0) throw new Error(`${errors + failed} requests failed`);
  const after = await serverMb(pid);
  console.log(`\nmemory, ${requests} mixed requests`);
  console.log(
    `  server and its workers at its start ${atStart} MB, most ${most} MB, afterwards ${after} MB`,
  );
  console.log(`  PostgreSQL ${await postgresMb(bench.dataDir)} MB`);
  if (after > allowedMb) process.exitCode = 1;
}
