import type { TextsDefinition } from "@before-ten/contracts/site/define-texts";

/**
 * A sentence that a script says itself: the default, unless `data-texts` of its element has what an
 * admin changed it to (`useElementTexts`).
 */
export function elementText<Name extends string>(
  element: HTMLElement,
  { defaults }: TextsDefinition<Record<Name, string>>,
  name: Name,
): string {
  const changed: unknown = JSON.parse(element.dataset["texts"] ?? "{}");
  const text: unknown = Reflect.get(Object(changed), name);
  return typeof text === "string" ? text : defaults[name];
}
