import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type InstantName, instants } from "./instants.ts";

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
