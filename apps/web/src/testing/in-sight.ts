import { vi } from "vitest";

/** This DOM has no layout: what is in sight is said here. */
let observers: { tell: (isIntersecting: boolean) => void }[] = [];

/** Everything that is observed from now on is in sight. */
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
