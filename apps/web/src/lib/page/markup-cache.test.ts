import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { createMarkupCache } from "./markup-cache.ts";

const one = ({ name }: { name: string }) => name;
const other = ({ name }: { name: string }) => name;
const render = vi.fn<() => string>(() => "<b></b>");

it("renders a component once for the same props", () => {
  render.mockClear();
  const cached = createMarkupCache();
  expect(cached(one, { name: "Daybreak" }, render)).toBe("<b></b>");
  expect(cached(one, { name: "Daybreak" }, render)).toBe("<b></b>");
  expect(render).toHaveBeenCalledTimes(1);
  expect(cached(one, { name: "Golden Hour" }, render)).toBe("<b></b>");
  expect(render).toHaveBeenCalledTimes(2);
});

it("doesn't mix up components, even with the same props", () => {
  render.mockClear();
  const cached = createMarkupCache();
  cached(one, { name: "Daybreak" }, render);
  cached(other, { name: "Daybreak" }, render);
  expect(render).toHaveBeenCalledTimes(2);
});

it("evicts the least recently used entry, and stores none that is larger than the cache", () => {
  render.mockClear();
  const cached = createMarkupCache();
  const long = "x".repeat(800_000);
  for (const letter of "abcdef") cached(one, { name: letter + long }, render);
  expect(render).toHaveBeenCalledTimes(6);
  cached(one, { name: `f${long}` }, render);
  expect(render).toHaveBeenCalledTimes(6);
  cached(one, { name: `a${long}` }, render);
  expect(render).toHaveBeenCalledTimes(7);
  const huge = { name: "y".repeat(5_000_000) };
  expect(cached(one, huge, render)).toBe(cached(one, huge, render));
  expect(render).toHaveBeenCalledTimes(9);
});

it("stores nothing if rendering failed", () => {
  const cached = createMarkupCache();
  const failing = () => {
    throw new Error("broken");
  };
  expect(() => cached(one, { name: "Daybreak" }, failing)).toThrow("broken");
  expect(cached(one, { name: "Daybreak" }, () => "whole")).toBe("whole");
});

it("needs hardly more memory than the HTML's length", () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("V8 has no gc function");
  const used = () => {
    Reflect.apply(collect, undefined, []);
    return process.memoryUsage().heapUsed;
  };
  const cached = createMarkupCache();
  const before = used();
  // Concatenates pieces, as React does.
  const renderPieces = (name: string) => () => {
    let markup = "";
    for (let index = 0; index < 20_000; index += 1) markup += `<b>${name}${index}</b>`;
    return markup;
  };
  for (const name of "abcdefg") cached(one, { name }, renderPieces(name));
  const letters = cached(one, { name: "a" }, render).length * 7;
  expect(letters).toBeGreaterThan(1_500_000);
  expect(used() - before).toBeLessThan(2 * letters);
});
