import autocannon from "autocannon";
import { readCpuMs } from "@before-ten/db/testing/server-process";
import type { Options } from "./options.ts";

export const connections = 10;

export interface Target {
  url: string;
  /** The process that answers. */
  pid: number;
  headers?: Record<string, string>;
  /** Another path for each request. */
  nextPath?: () => string;
}

export interface Figures {
  perSecond: number;
  p99Ms: number;
  /** Milliseconds of the processor's time for one request, in the process that answers. */
  cpuMs: number;
}

/** One round. Throws when an answer isn't a success. */
export async function load(
  { url, pid, headers, nextPath }: Target,
  { seconds }: Pick<Options, "seconds">,
): Promise<Figures> {
  const cpuBefore = (await readCpuMs(pid)) ?? Number.NaN;
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(headers && { headers }),
    ...(nextPath && { requests: [{ setupRequest: (sent) => ({ ...sent, path: nextPath() }) }] }),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load`);
  const cpuMs = ((await readCpuMs(pid)) ?? Number.NaN) - cpuBefore;
  return { perSecond: requests.average, p99Ms: latency.p99, cpuMs: cpuMs / requests.total };
}
