import { expect, it } from "vitest";
import { createSaveKey } from "./idempotency-key.ts";

const form = (eventName: string, flyer: File) => {
  const data = new FormData();
  data.append("eventName", eventName);
  data.append("flyer", flyer);
  return data;
};
const flyer = new File(["a"], "a.png", { lastModified: 1 });

it("stays the same while the same input is sent again", () => {
  const key = createSaveKey();
  const keys = [form("One", flyer), form("One", flyer)].map((input) => {
    key.prepare(input);
    return key.context.idempotencyKey;
  });
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-z-]{30,}$/);
});

it.each([
  [{ eventName: "One" }, { eventName: "Two" }],
  [form("One", flyer), form("Two", flyer)],
  [form("One", flyer), form("One", new File(["ab"], "a.png", { lastModified: 1 }))],
  [form("One", flyer), form("One", new File(["b"], "a.png", { lastModified: 2 }))],
])("is another one for what has changed", (before, after) => {
  const key = createSaveKey();
  key.prepare(before);
  const first = key.context.idempotencyKey;
  key.prepare(after);
  expect(key.context.idempotencyKey).not.toBe(first);
});

it("changes for the same input once that was saved", () => {
  const key = createSaveKey();
  const keys = [1, 2].map(() => {
    key.prepare({ message: "Hello" });
    const { idempotencyKey } = key.context;
    key.renew();
    return idempotencyKey;
  });
  expect(new Set(keys).size).toBe(2);
});

it("differs for each form", () => {
  const keys = [createSaveKey(), createSaveKey()].map(({ context }) => context.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});
