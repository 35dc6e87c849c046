/**
 * An inline script for the head of a page. It records what visitors press and submit in a part of
 * the page until that is alive, so that nothing gets lost and no form is sent by the browser
 * itself.
 */
export function earlyInputScript(nonce: string): string {
  return `<script nonce="${nonce}">(${keepEarlyInput.toString()})();document.currentScript.remove()</script>`;
}

/** Runs in the page, as its own source: it can use nothing from outside. */
export function keepEarlyInput(): void {
  const pressed: (HTMLButtonElement | HTMLFormElement)[] = [];

  function keep(event: Event) {
    if (!(event.target instanceof Element)) return;
    // The button that opens the menu works by itself, and links do.
    const element = event.target.closest("form, button:not([popovertarget])");
    const isButton = element instanceof HTMLButtonElement;
    if (!isButton && !(element instanceof HTMLFormElement && event.type === "submit")) return;
    const part = element.closest<HTMLElement>("[data-waits]");
    if (part === null) return;
    event.stopImmediatePropagation();
    // Its default is the focus.
    if (event.type === "mousedown") return;
    event.preventDefault();
    // Who presses "Subscribe" once more, because nothing happens, means it once.
    const isRepeated = pressed.includes(element) && (!isButton || element.type === "submit");
    if (!isRepeated) pressed.push(element);
    part.dataset["waits"] = "pressed";
    part.dispatchEvent(new Event("wanted"));
  }

  const fire = (element: Element, type: string) =>
    element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

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

  function handOverFields(part: HTMLElement) {
    const fields = [...part.querySelectorAll("input, textarea, select")];
    // All before the first: a form that hears of one field writes its own state into the others.
    const tellers = fields.map(tellerOf);
    for (const [index, field] of fields.entries()) {
      // Brings React to a part of the page that it hasn't taken over yet.
      if (tellers[index]) fire(field, "input");
      tellers[index]?.();
    }
  }

  for (const type of ["mousedown", "click", "submit"]) addEventListener(type, keep, true);
  globalThis.handOverEarlyInput = (part) => {
    handOverFields(part);
    // The forms have taken over what was typed by then.
    setTimeout(() => {
      delete part.dataset["waits"];
      // Those that React takes over after the rest of the part.
      handOverFields(part);
      for (const element of pressed.filter((each) => part.contains(each))) {
        pressed.splice(pressed.indexOf(element), 1);
        setTimeout(() => {
          if (element instanceof HTMLFormElement) {
            element.requestSubmit();
          } else {
            fire(element, "mousedown");
            element.click();
          }
        });
      }
    });
  };
}
