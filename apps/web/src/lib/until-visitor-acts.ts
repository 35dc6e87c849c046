const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let acted: Promise<void> | undefined;

/** Resolves when somebody moves, presses or scrolls something, or has done so before. */
export function untilVisitorActs(): Promise<void> {
  acted ??= new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) resolve();
    for (const sign of signs) {
      addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
    }
  });
  return acted;
}
