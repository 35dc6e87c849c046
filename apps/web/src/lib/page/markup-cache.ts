import { LRUCache } from "lru-cache";
import type { FunctionComponent } from "react";

/** Room for some hundred tickets and post cards with their props; one character is one byte. */
const maxBytes = 4 * 1024 * 1024;

/** Caches the HTML of components by all of their props, so entries never have to be invalidated. */
export function createMarkupCache(): <Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  render: () => string,
) => string {
  const markups = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (markup, key) => markup.length + key.length,
  });
  const numbers = new Map<unknown, number>();
  const nameOf = createNames();

  return (component, props, render) => {
    const number = numbers.get(component) ?? numbers.size;
    numbers.set(component, number);
    const named = Object.entries(props).map(([name, value]) => `${name} ${nameOf(value)}`);
    const key = [number, ...named].join();
    const cached = markups.get(key);
    if (cached !== undefined) return cached;
    const markup = inOnePiece(render());
    markups.set(key, markup);
    return markup;
  };
}

/**
 * Short names for values: equal objects have the same one. An object is serialized once, so an
 * event that is on many pages costs nothing; it must not be mutated.
 */
function createNames(): (value: unknown) => string {
  const names = new WeakMap<object, string>();
  const byText = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (_name, text) => text.length,
  });
  let last = 0;
  return (value) => {
    if (value instanceof Date) return `@${value.getTime()}`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
    const known = names.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    const name = byText.get(text) ?? `#${(last += 1)}`;
    byText.set(text, name);
    names.set(value, name);
    return name;
  };
}

/**
 * React builds the HTML by appending, and V8 stores that as a tree of pieces: four times its
 * length.
 */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
