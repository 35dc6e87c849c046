import { expect, it, onTestFinished } from "vitest";
import { type Work, observeWith, observed } from "./observed-work.ts";

const statement = (): Work => ({ kind: "statement", name: "select" });

it("does the work, and doesn't describe it without an observer", async () => {
  let described = 0;
  const describe = () => {
    described += 1;
    return statement();
  };
  expect(await observed(describe, () => Promise.resolve(7))).toBe(7);
  expect(described).toBe(0);
});

it("reports the work to each observer, with its result, until they stop", async () => {
  const seen: string[] = [];
  const end = [1, 2].map((number) =>
    observeWith(async (work, run) => {
      const result = await run();
      seen.push(`${number} ${work.name} ${work.outcome}`);
      return result;
    }),
  );
  onTestFinished(() => end.forEach((each) => each()));
  const run = async (work?: Work) => {
    if (work !== undefined) work.outcome = "ok";
    return "rows";
  };
  expect(await observed(statement, run)).toBe("rows");
  expect(seen.toSorted()).toEqual(["1 select ok", "2 select ok"]);
  end.forEach((each) => each());
  await observed(statement, run);
  expect(seen).toHaveLength(2);
});

it("throws what the work throws", async () => {
  onTestFinished(observeWith((_work, run) => run()));
  const error = new Error("no such table");
  await expect(observed(statement, () => Promise.reject(error))).rejects.toBe(error);
});
