import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import type { SampleInput } from "../testing/sample.task.ts";
import { createWorkerPool } from "./worker-pool.ts";

const module = new URL("../testing/sample.task.ts", import.meta.url).href;
const answerSchema = z.object({ pid: z.number(), value: z.unknown() });

function openPool(options?: Parameters<typeof createWorkerPool>[0]) {
  const pool = createWorkerPool(options);
  onTestFinished(() => pool.close());
  const run = (input: SampleInput, withinMs = 10_000) => pool.run({ module, input, withinMs });
  return {
    pool,
    run,
    /** The id of the process that answers. */
    pid: async () => answerSchema.parse(await run({ what: "answer", value: null })).pid,
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("runs a task in another process, with copies of buffers and plain values", async () => {
  const { run } = openPool();
  const value = { bytes: Buffer.from("pixels"), widths: [400, 720], image: null };
  const answer = answerSchema.parse(await run({ what: "answer", value }));
  expect(answer.value).toEqual(value);
  expect(answer.pid).not.toBe(process.pid);
});

it("uses a process again, ends it when it has been idle, and starts another one", async () => {
  const { pid } = openPool({ idleMs: 300 });
  const first = await pid();
  expect(await pid()).toBe(first);
  await expect.poll(() => isRunning(first)).toBe(false);
  const second = await pid();
  expect(second).not.toBe(first);
  expect(isRunning(second)).toBe(true);
});

it("runs as many tasks at once as it has processes; others wait in line", async () => {
  const { pid } = openPool({ size: 2 });
  const pids = await Promise.all(Array.from({ length: 6 }, pid));
  expect(new Set(pids).size).toBe(2);
});

it("throws what a task throws, and an AppError as one; the process stays", async () => {
  const { run, pid } = openPool();
  const before = await pid();
  await expect(run({ what: "throw" })).rejects.toThrow(new TypeError("no such colour"));
  await expect(run({ what: "refuse" })).rejects.toMatchObject({
    name: "AppError",
    code: "BAD_REQUEST",
    message: "not this image",
  });
  expect(await pid()).toBe(before);
});

it.each(["wait", "compute for ever"] as const)(
  "ends the process of a task that would %s, and the next one works",
  async (what) => {
    const { run, pid } = openPool({ size: 1 });
    const stuck = await pid();
    const task = run({ what }, 200);
    const next = pid();
    await expect(task).rejects.toMatchObject({ name: "WorkerError", reason: "too slow" });
    expect(isRunning(await next)).toBe(true);
    await expect.poll(() => isRunning(stuck)).toBe(false);
  },
);

it("says so when a task's process dies, and the next one works", async () => {
  const { run, pid } = openPool({ size: 1 });
  const [died, next] = [run({ what: "die" }), pid()];
  await expect(died).rejects.toMatchObject({ name: "WorkerError", reason: "ended" });
  await expect(died).rejects.toThrow("SIGKILL");
  expect(isRunning(await next)).toBe(true);
});

it("starts another process when an idle one was killed", async () => {
  const { pid } = openPool();
  const idle = await pid();
  process.kill(idle, "SIGKILL");
  await expect.poll(() => isRunning(idle)).toBe(false);
  await vi.waitFor(async () => expect(await pid()).not.toBe(idle));
});

it("ends all processes when it is closed, and starts none", async () => {
  const { pool, run, pid } = openPool({ size: 2 });
  const idle = await pid();
  const [running, waiting] = [run({ what: "compute for ever" }), run({ what: "wait" })];
  const last = run({ what: "wait" });
  const outcomes = Promise.allSettled([running, waiting, last]);
  await pool.close();
  expect(isRunning(idle)).toBe(false);
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { reason: "ended" } });
  }
  await expect(pid()).rejects.toMatchObject({ reason: "ended" });
});

it("keeps the server's secrets from its processes", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://club:secret@db.example/club");
  onTestFinished(() => void vi.unstubAllEnvs());
  const names = await openPool().run({ what: "tell environment" });
  expect(names).toContain("PATH");
  expect(names).not.toContain("DATABASE_URL");
});

it("leaves no process behind when the server is killed, and ignores the terminal's signals", async () => {
  const worker = fork(join(import.meta.dirname, "worker.ts"), { execArgv: [] });
  onTestFinished(() => void worker.kill("SIGKILL"));
  const ask = async () => {
    worker.send({ module, input: { what: "answer", value: 1 } });
    return once(worker, "message");
  };
  await ask();
  worker.kill("SIGINT");
  worker.kill("SIGTERM");
  await ask();
  const exit = once(worker, "exit");
  worker.send({ module, input: { what: "wait" } });
  // As if the process had died.
  worker.disconnect();
  expect(await exit).toEqual([0, null]);
});
