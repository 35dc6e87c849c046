import { expect, it } from "vitest";
import { OverloadError } from "./overload-error.ts";
import { createPlaces } from "./places.ts";

/** Work that ends on command, and records that it began. */
function startWorking(size: { atOnce: number; inLine: number }) {
  const places = createPlaces("renders", size);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string, options?: { isUrgent: boolean }) =>
    places.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, options);
  return { places, begun, work, end: (name: string) => ends.get(name)?.() };
}

it("runs as much at once as there are places, queues the next, and refuses what exceeds the queue", async () => {
  const { places, begun, work, end } = startWorking({ atOnce: 2, inLine: 1 });
  const all = [work("a"), work("b"), work("c")];
  expect(places.isFull()).toBe(true);
  const refused = await work("d").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OverloadError);
  expect(refused).toMatchObject({ code: "SERVICE_UNAVAILABLE", reason: "renders" });
  await expect.poll(() => begun).toEqual(["a", "b"]);
  expect(places.state()).toEqual({ taken: 2, waiting: 1 });
  end("a");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  end("b");
  end("c");
  expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
  expect(places.state()).toEqual({ taken: 0, waiting: 0 });
});

it("has extra room in the queue for urgent work, limited too, and does it first", async () => {
  const { begun, work, end } = startWorking({ atOnce: 1, inLine: 1 });
  const urgently = { isUrgent: true };
  const all = [work("a"), work("b"), work("urgent", urgently)];
  await expect(work("c")).rejects.toThrow(OverloadError);
  await expect(work("more", urgently)).rejects.toThrow(OverloadError);
  for (const name of ["a", "urgent", "b"]) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all(all)).toEqual(["a", "b", "urgent"]);
});

it("gives the place of failed work to the next", async () => {
  const { places, begun, work, end } = startWorking({ atOnce: 1, inLine: 1 });
  const failing = places.run(() => Promise.reject(new Error("no such page")));
  const next = work("next");
  await expect(failing).rejects.toThrow("no such page");
  await expect.poll(() => begun).toEqual(["next"]);
  expect(places.state()).toEqual({ taken: 1, waiting: 0 });
  end("next");
  expect(await next).toBe("next");
});

it("asks those it refuses to come back at different times", async () => {
  const places = createPlaces("renders", { atOnce: 0, inLine: 0 });
  const seconds = new Set<unknown>();
  for (let time = 0; time < 60; time += 1) {
    const error = await places.run(() => Promise.resolve()).catch((thrown: unknown) => thrown);
    if (error instanceof OverloadError) seconds.add(error.retryAfterSeconds);
  }
  expect(seconds.size).toBeGreaterThan(2);
});
