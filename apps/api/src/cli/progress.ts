import type { WriteStream } from "node:tty";

/** Reports a step's progress in a few words: "12 of 60 images". */
export type Report = (detail: string) => void;

export interface Progress {
  /**
   * Shows what is being done until `work` has settled; quick steps show nothing. Steps may overlap.
   */
  during: <Result>(name: string, work: (report: Report) => Promise<Result>) => Promise<Result>;
  /** How long ago the process started, in words. */
  total: () => string;
}

type Terminal = Pick<WriteStream, "write"> & Partial<Pick<WriteStream, "isTTY" | "columns">>;

interface Step {
  name: string;
  detail: string;
  startedAt: number;
  isAnnounced: boolean;
}

/** Steps shorter than this aren't shown, so that a start with nothing to do stays quiet. */
const patienceMs = 700;
const redrawEveryMs = 200;
const usualColumns = 80;
const clearLine = "\r\u001B[K";

/**
 * Shows progress on `out`: one changing line on a terminal, elsewhere a line when a step begins and
 * one when it ends.
 */
export function createProgress(out: Terminal): Progress {
  const running = new Set<Step>();
  const isTerminal = out.isTTY === true && process.env["TERM"] !== "dumb";
  let redrawing: NodeJS.Timeout | undefined;

  function draw(): void {
    const line = [...running]
      .filter(({ isAnnounced }) => isAnnounced)
      .map((step) => [step.name, step.detail, timeOf(step)].filter(Boolean).join(", "))
      .join(" · ");
    out.write(clearLine + line.slice(0, (out.columns ?? usualColumns) - 1));
  }

  function announce(step: Step): void {
    step.isAnnounced = true;
    if (!isTerminal) return void out.write(`${step.name} …\n`);
    draw();
    redrawing ??= setInterval(draw, redrawEveryMs);
  }

  function conclude(step: Step, outcome: string): void {
    out.write(`${isTerminal ? clearLine : ""}${step.name}: ${outcome} ${timeOf(step)}\n`);
    if ([...running].some(({ isAnnounced }) => isAnnounced)) return;
    clearInterval(redrawing);
    redrawing = undefined;
  }

  return {
    total: () => timeOf({ startedAt: 0 }),
    async during(name, work) {
      const step = { name, detail: "", startedAt: performance.now(), isAnnounced: false };
      running.add(step);
      const announcing = setTimeout(announce, patienceMs, step);
      let outcome = "failed after";
      try {
        const result = await work((detail) => {
          step.detail = detail;
        });
        outcome = "done in";
        return result;
      } finally {
        clearTimeout(announcing);
        running.delete(step);
        if (step.isAnnounced) conclude(step, outcome);
      }
    },
  };
}

function timeOf({ startedAt }: Pick<Step, "startedAt">): string {
  const seconds = (performance.now() - startedAt) / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
