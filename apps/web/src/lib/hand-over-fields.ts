/** Tells React what visitors have typed and chosen in a part of the page before it was alive. */
export function handOverFields(part: HTMLElement): void {
  const fields = [...part.querySelectorAll("input, textarea, select")];
  // All before the first: a form that hears of one field writes its own state into the others.
  const tellers = fields.map(tellerOf);
  for (const [index, field] of fields.entries()) {
    // Brings React to a part of the page that it hasn't taken over yet.
    if (tellers[index]) fire(field, "input");
    tellers[index]?.();
  }
}

/**
 * How to tell React what a visitor made of a field; what they left as it came needs no telling.
 */
function tellerOf(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex } = field;
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (selectedIndex === Math.max(first, 0)) return undefined;
    return () => {
      field.selectedIndex = selectedIndex;
      fire(field, "change");
    };
  }
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    if (field.checked === field.defaultChecked) return undefined;
    return () => {
      field.checked = field.defaultChecked;
      field.click();
    };
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    return undefined;
  const { value } = field;
  if (value === field.defaultValue) return undefined;
  return () => {
    // React overlooks an event of a field whose value it knows: it knows what is written through
    // the field's own property.
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    fire(field, "input");
  };
}

function fire(element: Element, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}
