const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let acted: Promise<void> | undefined;

/** Resolves when the visitor moves, presses or scrolls something, or has done so before. */
export function untilVisitorActs(): Promise<void> {
  acted ??= new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) resolve();
    const listening = new AbortController();
    const notice = (event: Event) => {
      if (!isMove(event) || hasMoved(event)) {
        listening.abort();
        resolve();
      }
    };
    for (const sign of signs) {
      addEventListener(sign, notice, { signal: listening.signal, capture: true, passive: true });
    }
  });
  return acted;
}

function isMove(event: Event): event is PointerEvent {
  return event.type === "pointermove";
}

/** Browsers also report a mouse that doesn't move when a page is shown below it. */
function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}
