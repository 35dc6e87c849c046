import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { readCpuMs } from "@before-ten/db/testing/server-process";
import { z } from "zod";

export const connections = 10;

export interface Target {
  url: string;
  /** The process that answers. */
  pid: number;
  headers?: Record<string, string>;
  /** Another path for each request. */
  nextPath?: () => string;
}

const loadSchema = z.object({ requests: z.number(), perSecond: z.number(), p99Ms: z.number() });

export interface Figures extends Omit<z.infer<typeof loadSchema>, "requests"> {
  /** CPU time in ms for one request, in the process that answers. */
  cpuMs: number;
}

interface Seconds {
  seconds: number;
}

const run = promisify(execFile);
const generator = join(import.meta.dirname, "generator.ts");

/** Runs one round. Throws if an answer isn't a success. */
export async function load(target: Target, options: Seconds): Promise<Figures> {
  const cpuBefore = (await readCpuMs(target.pid)) ?? Number.NaN;
  const { requests, ...figures } =
    target.nextPath === undefined
      ? await askForOne(target, options)
      : await askForMany({ ...target, nextPath: target.nextPath }, options);
  const cpuMs = ((await readCpuMs(target.pid)) ?? Number.NaN) - cpuBefore;
  return { ...figures, cpuMs: cpuMs / requests };
}

async function askForOne({ url, headers = {} }: Target, { seconds }: Seconds) {
  const args = [url, String(connections), String(seconds), JSON.stringify(headers)];
  const { stdout } = await run(process.execPath, [generator, ...args]);
  return loadSchema.parse(JSON.parse(stdout));
}

async function askForMany(
  { url, headers, nextPath }: Required<Pick<Target, "nextPath">> & Target,
  { seconds }: Seconds,
) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(headers && { headers }),
    requests: [{ setupRequest: (sent) => ({ ...sent, path: nextPath() }) }],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load`);
  return { requests: requests.total, perSecond: requests.average, p99Ms: latency.p99 };
}
