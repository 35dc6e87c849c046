import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Report, createProgress } from "./progress.ts";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Captures the written output, piece by piece. */
function startProgress(terminal: { isTTY: boolean; columns?: number }) {
  const written: string[] = [];
  const progress = createProgress({ ...terminal, write: (text) => written.push(String(text)) > 0 });
  return { written, progress };
}

function after(ms: number): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, "made");
  });
}

describe("without a terminal", () => {
  it("a step prints a line when it begins, and one when it ends", async () => {
    const { written, progress } = startProgress({ isTTY: false });
    const step = progress.during("Building the pages", () => after(12_400));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(written).toEqual(["Building the pages …\n"]);
    await vi.advanceTimersByTimeAsync(400);
    expect(await step).toBe("made");
    expect(written.slice(1)).toEqual(["Building the pages: done in 12 s\n"]);
  });

  it("steps may overlap", async () => {
    const { written, progress } = startProgress({ isTTY: false });
    const steps = [
      progress.during("Building the pages", () => after(75_000)),
      progress.during("Filling the database", () => after(9_240)),
    ];
    await vi.advanceTimersByTimeAsync(75_000);
    await Promise.all(steps);
    expect(written).toEqual([
      "Building the pages …\n",
      "Filling the database …\n",
      "Filling the database: done in 9.2 s\n",
      "Building the pages: done in 1 min 15 s\n",
    ]);
  });

  it("a step that fails is said to, and fails", async () => {
    const { written, progress } = startProgress({ isTTY: false });
    const step = progress.during("Building the pages", async () => {
      await after(3_000);
      throw new Error("no room");
    });
    const ended = step.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await ended).toEqual(new Error("no room"));
    expect(written).toEqual(["Building the pages …\n", "Building the pages: failed after 3.0 s\n"]);
  });
});

describe("on a terminal", () => {
  it("one line changes while steps run, and each leaves a line", async () => {
    const { written, progress } = startProgress({ isTTY: true, columns: 120 });
    let report: Report = () => undefined;
    const steps = [
      progress.during("Building the pages", () => after(12_400)),
      progress.during("Filling the database", (reportTo) => {
        report = reportTo;
        return after(9_240);
      }),
    ];
    await vi.advanceTimersByTimeAsync(5_100);
    report("23 of 60 pictures");
    await vi.advanceTimersByTimeAsync(200);
    expect(shown(written)).toEqual([
      "Building the pages, 5.3 s · Filling the database, 23 of 60 pictures, 5.3 s",
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(steps);
    expect(shown(written)).toEqual([
      "Filling the database: done in 9.2 s",
      "Building the pages: done in 12 s",
      "",
    ]);
    const pieces = written.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toHaveLength(pieces);
  });

  it("the line is never longer than the terminal is wide", async () => {
    const { written, progress } = startProgress({ isTTY: true, columns: 20 });
    const step = progress.during("Filling the database with a club", () => after(1_000));
    await vi.advanceTimersByTimeAsync(900);
    expect(shown(written)).toEqual(["Filling the databas"]);
    await vi.advanceTimersByTimeAsync(100);
    await step;
  });
});

it.each([true, false])("quick steps print nothing (terminal: %s)", async (isTTY) => {
  const { written, progress } = startProgress({ isTTY });
  const step = progress.during("Starting PostgreSQL", () => after(600));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await step).toBe("made");
  expect(written).toEqual([]);
});

/** The lines a terminal would show: a carriage return restarts its line. */
function shown(written: readonly string[]): string[] {
  return stripVTControlCharacters(written.join(""))
    .split("\n")
    .map((line) => line.slice(line.lastIndexOf("\r") + 1));
}
