const anyField = "input, textarea, select";

/**
 * Returns what puts the values, and the focus, of the part's fields into those that React has
 * rendered instead of them, because it found other HTML than its own.
 */
export function takeAlongFields(part: HTMLElement): () => void {
  const before = [...part.querySelectorAll(anyField)];
  const focused = document.activeElement;
  return () => {
    for (const [index, field] of [...part.querySelectorAll(anyField)].entries()) {
      const former = before[index];
      if (former === undefined || former.isConnected) continue;
      copyValue(former, field);
      if (former === focused && field instanceof HTMLElement) field.focus();
    }
  };
}

function copyValue(from: Element, to: Element): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.selectedIndex = from.selectedIndex;
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    to.value = from.value;
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.value = from.value;
    to.checked = from.checked;
  }
}

/** Tells React what visitors typed and chose in a part of the page before it was hydrated. */
export function handOverFields(part: HTMLElement): void {
  const fields = [...part.querySelectorAll(anyField)];
  // All fields are read first: a form that hears about one re-renders the others with its own
  // state.
  const tellers = fields.map(tellerOf);
  for (const [index, field] of fields.entries()) {
    // Makes React hydrate a part of the page that it hasn't hydrated yet.
    if (tellers[index]) fire(field, "input");
    tellers[index]?.();
  }
}

/** Returns how to tell React about a changed field; undefined for an unchanged one. */
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
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    const isLeft = field.type === "radio" && !field.checked;
    if (isLeft || field.checked === field.defaultChecked) return undefined;
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
    // React ignores an event if the value is the one it knows, which it tracks through the
    // element's own property.
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    fire(field, "input");
  };
}

function fire(element: Element, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}
