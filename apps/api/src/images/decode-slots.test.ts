import { expect, it } from "vitest";
import { inDecodeSlot } from "./decode-slots.ts";

it("lets two work at once and the others wait in line", async () => {
  const finish: (() => void)[] = [];
  const begun: number[] = [];
  const all = [0, 1, 2, 3].map((index) =>
    inDecodeSlot(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => (finish[index] = resolve));
      return index;
    }),
  );
  await settled();
  expect(begun).toEqual([0, 1]);

  finish[1]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);

  finish[0]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2, 3]);
  finish[2]?.();
  finish[3]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

it("gives its slot on when the work fails", async () => {
  const failing = [0, 1, 2].map(() => inDecodeSlot(() => Promise.reject(new Error("torn"))));
  const outcomes = await Promise.allSettled(failing);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(await inDecodeSlot(() => Promise.resolve("next"))).toBe("next");
});

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
