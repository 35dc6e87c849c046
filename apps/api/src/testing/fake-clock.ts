import type { Clock } from "../deps.ts";

/** Stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: number;

  constructor(now: string) {
    this.#now = Date.parse(now);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: string): void {
    this.#now = Date.parse(now);
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
