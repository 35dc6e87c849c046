/**
 * A script for the head of a page. It records what visitors press and submit in a part of the page
 * until that is alive, so that nothing gets lost and no form is sent by the browser itself.
 */
export const earlyInputScript = `(${keepEarlyInput.toString()})();`;

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

  for (const type of ["mousedown", "click", "submit"]) addEventListener(type, keep, true);
  globalThis.handOverEarlyInput = (part, handOverFields) => {
    handOverFields?.(part);
    // The forms have taken over what was typed by then.
    setTimeout(() => {
      delete part.dataset["waits"];
      // Those that React takes over after the rest of the part.
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
