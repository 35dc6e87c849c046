import { LRUCache } from "lru-cache";
import type { FunctionComponent } from "react";

/** Some hundred tickets and post cards; letters are counted as a byte each. */
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

  return (component, props, render) => {
    const number = numbers.get(component) ?? numbers.size;
    numbers.set(component, number);
    const key = `${number} ${JSON.stringify(props)}`;
    const cached = markups.get(key);
    if (cached !== undefined) return cached;
    const markup = inOnePiece(render());
    markups.set(key, markup);
    return markup;
  };
}

/**
 * React appends a piece of text for every tag and attribute, and V8 holds such a text as the tree
 * of its pieces: four times its letters.
 */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
