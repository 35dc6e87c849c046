import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** Prints how many listeners are left whenever one goes. */
const program = `
  const { closeOnSignal } = await import(process.argv[1]);
  const log = { error: console.error, fatal: console.error };
  closeOnSignal({ log, withinMs: 5_000 }, async () => console.log("closed"));
  process.on("removeListener", (name) => {
    if (name === "SIGTERM") console.log(process.listenerCount(name));
  });
  setTimeout(() => undefined, 5_000);
  process.kill(process.pid, "SIGTERM");
`;

it("is never without a listener for a second signal", async () => {
  const address = pathToFileURL(join(import.meta.dirname, "closing.ts")).href;
  const args = ["--input-type=module", "--eval", program, address];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const lines = stdout.trim().split("\n");
  expect(lines.pop()).toBe("closed");
  expect(lines.length).toBeGreaterThan(1);
  expect(lines).not.toContain("0");
});
