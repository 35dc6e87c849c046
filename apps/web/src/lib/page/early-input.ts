/**
 * A script for the head of a page. It records clicks and submits in a part of the page until that
 * is alive, so that nothing is lost and the browser itself submits no form.
 */
export const earlyInputScript = `(${keepEarlyInput.toString()})();`;

/** Serialized into the page, so it can't use anything from outside. */
export function keepEarlyInput(): void {
  const pressed: (HTMLButtonElement | HTMLFormElement)[] = [];

  function keep(event: Event) {
    if (!(event.target instanceof Element)) return;
    // The button of the menu and links work without scripts.
    const element = event.target.closest("form, button:not([popovertarget])");
    const isButton = element instanceof HTMLButtonElement;
    if (!isButton && !(element instanceof HTMLFormElement && event.type === "submit")) return;
    const part = element.closest<HTMLElement>("[data-waits]");
    if (part === null) return;
    event.stopImmediatePropagation();
    // Its default action is the focus.
    if (event.type === "mousedown") return;
    event.preventDefault();
    // Repeated clicks on "Subscribe", because nothing happened, count once.
    const isRepeated = pressed.includes(element) && (!isButton || element.type === "submit");
    if (!isRepeated) pressed.push(element);
    part.dataset["waits"] = "pressed";
    part.dispatchEvent(new Event("wanted"));
  }

  for (const type of ["mousedown", "click", "submit"]) addEventListener(type, keep, true);
  globalThis.handOverEarlyInput = (part, handOverFields) => {
    handOverFields?.(part);
    // By then the forms have the typed values.
    setTimeout(() => {
      delete part.dataset["waits"];
      // Fields that React hydrates after the rest of the part.
      handOverFields?.(part);
      for (const element of pressed.filter((each) => part.contains(each))) {
        pressed.splice(pressed.indexOf(element), 1);
        setTimeout(() => {
          if (element instanceof HTMLFormElement) {
            element.requestSubmit();
          } else {
            element.dispatchEvent(new Event("mousedown", { bubbles: true, cancelable: true }));
            element.click();
          }
        });
      }
    });
  };
}
