import { LRUCache } from "lru-cache";
import type { FunctionComponent } from "react";

/** Some hundred tickets and post cards, and as much for their properties; a letter is a byte. */
const maxBytes = 4 * 1024 * 1024;

/**
 * The HTML of components by all of their properties, so that nothing has to be thrown away when
 * something changes.
 */
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
 * Short names of values: objects that say the same have the same one. What an object says is read
 * once, so an event that stands on page after page costs nothing; nobody may change it.
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
 * React appends a piece of text for every tag and attribute, and V8 holds such a text as the tree
 * of its pieces: four times its letters.
 */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
