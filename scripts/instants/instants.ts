import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Odd moments of the calendar: nights between days or years, ends of weeks and months, a clock
 * change. All are in the past, since files have real timestamps: if the tests' clock were ahead of
 * those, a new file would look old and be swept.
 */
export const instants = {
  "sunday-night": "2026-11-22T23:30:00Z",
  wednesday: "2026-11-25T15:20:00Z",
  "saturday-begins": "2026-11-21T00:30:00Z",
  "saturday-noon": "2026-11-21T12:00:00Z",
  "saturday-ends": "2026-11-21T23:30:00Z",
  // Sydney is in the next year already, London isn't.
  "last-of-december": "2025-12-31T18:00:00Z",
  // Sydney is in March already.
  "last-of-february": "2026-02-28T14:00:00Z",
  // Ten minutes before the clocks of Sydney and Melbourne go forward.
  "clock-change": "2026-10-03T15:50:00Z",
};

type InstantName = keyof typeof instants;

export const instantNames = Object.keys(instants).filter(isInstantName);

export function isInstantName(name: string): name is InstantName {
  return Object.hasOwn(instants, name);
}

/** The next one each day, so that all are used every eight days. */
export function instantOfTheDay(now: Date): InstantName {
  const name = instantNames[Math.floor(now.getTime() / 86_400_000) % instantNames.length];
  if (name === undefined) throw new Error("There are no instants");
  return name;
}

const source = join(import.meta.dirname, "shifted-clock.c");
let compiled: string | undefined;

/**
 * Environment variables that shift the clock of a process, its PostgreSQL and its browser to this
 * instant. Only on Linux, with a C compiler.
 */
export function shiftClockTo(name: InstantName): Record<string, string> {
  compiled ??= compile();
  const seconds = Math.round((Date.parse(instants[name]) - Date.now()) / 1_000);
  return { LD_PRELOAD: compiled, CLOCK_SHIFT_SECONDS: String(seconds) };
}

function compile(): string {
  const folder = mkdtempSync(join(tmpdir(), "before-ten-clock-"));
  // Started by root, PostgreSQL runs under another account, which has to read this.
  chmodSync(folder, 0o755);
  const library = join(folder, "shifted-clock.so");
  execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source], { stdio: "inherit" });
  return library;
}
