import { existsSync } from "node:fs";

/** Loads `.env` into the environment; variables that are already set win. */
export function loadDotEnv(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
