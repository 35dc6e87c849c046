import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** Runs a script with this Node and this process' output, and resolves to its exit code. */
export async function runNode(
  script: string,
  args: readonly string[],
  environment: Record<string, string | undefined> = {},
): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}

/** The file behind a package's command: running it with this Node works on every system. */
export function binOf(packageName: string, command: string): string {
  const manifestPath = require.resolve(`${packageName}/package.json`);
  const { bin } = asRecord(require(manifestPath));
  const path = typeof bin === "string" ? bin : asRecord(bin)[command];
  if (typeof path !== "string") throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(manifestPath), path);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
