import { vi } from "vitest";

/** This DOM has no layout, so tests decide what is visible. */
let observers: { tell: (isIntersecting: boolean) => void }[] = [];

/** Makes everything that is observed from now on visible. */
export function inSight(): void {
  observers = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly tell: (isIntersecting: boolean) => void;

      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = (isIntersecting) => onChange([{ isIntersecting }]);
        observers.push(this);
      }

      observe(): void {
        this.tell(true);
      }

      disconnect(): void {
        observers = observers.filter((each) => each !== this);
      }
    },
  );
}

export function showInSight(isIntersecting: boolean): void {
  for (const observer of observers) observer.tell(isIntersecting);
}
