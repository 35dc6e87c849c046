import { type TextsDefinition, isChangedTexts } from "@before-ten/contracts/site/define-texts";

/**
 * A sentence that a custom element says itself: the default, unless its `texts` has what an admin
 * changed it to (`useElementTexts`).
 */
export function elementText<Name extends string>(
  element: Element,
  { defaults }: TextsDefinition<Record<Name, string>>,
  name: Name,
): string {
  const changed: unknown = JSON.parse(element.getAttribute("texts") ?? "{}");
  const text = isChangedTexts(changed) ? changed[name] : undefined;
  return typeof text === "string" ? text : defaults[name];
}
