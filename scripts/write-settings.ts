import { readFile, writeFile } from "node:fs/promises";
import { envExample, envExamplePath, settingsPage, settingsPagePath } from "./settings-docs.ts";

/** `pnpm settings:write`: lists the server's settings in docs/settings.md and `.env.example`. */

await writeFile(settingsPagePath, settingsPage(await readFile(settingsPagePath, "utf8")));
await writeFile(envExamplePath, envExample());
