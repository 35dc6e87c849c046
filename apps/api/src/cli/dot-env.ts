import { existsSync } from "node:fs";

/** Puts the lines of `.env` into the environment; a variable that is already set wins. */
export function loadDotEnv(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
