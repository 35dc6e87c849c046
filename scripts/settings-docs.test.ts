import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { envExample, envExamplePath, settingsPage, settingsPagePath } from "./settings-docs.ts";

it("docs/settings.md and .env.example list the settings as `pnpm settings:write` does", () => {
  const page = readFileSync(settingsPagePath, "utf8");
  expect(settingsPage(page)).toBe(page);
  expect(envExample()).toBe(readFileSync(envExamplePath, "utf8"));
});
