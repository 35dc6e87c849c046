import { parseArgs } from "node:util";

const parts = ["cached", "computed", "pages", "start", "memory"] as const;

export interface Options {
  only: ReadonlySet<string>;
  rounds: number;
  seconds: number;
  /** Mixed requests, after which the memory is measured. */
  requests: number;
  busy: boolean;
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: parts.join() },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      requests: { type: "string", default: "100000" },
      busy: { type: "boolean", default: false },
    },
  });
  return {
    only: new Set(values.only.split(",")),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    requests: Number(values.requests),
    busy: values.busy,
  };
}
