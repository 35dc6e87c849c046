import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { examplePassword, storeUser } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";

const walk = join(import.meta.dirname, "../../../../docs/api.md");
const startedSite = "http://localhost:3000";
const endOfBlock = "--- end of block ---";

const { db, app, deps, clock } = await openTestApp();
// The walk counts 30 days from the shell's current time.
clock.set(new Date().toISOString());
const siteUrl = await app.listen({ port: 0, host: "127.0.0.1" });

interface Block {
  commands: string;
  /** The last command's output in docs/api.md; absent if it has none. */
  output: string | undefined;
}

async function readBlocks(): Promise<Block[]> {
  const markdown = await readFile(walk, "utf8");
  const blocks = markdown.matchAll(/```sh\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs);
  return [...blocks].map(([, commands = "", output]) => ({ commands, output }));
}

/** One shell for all: variables set by one block are used by the next. */
async function run(blocks: Block[]): Promise<string[]> {
  const { email } = await storeUser(deps, { role: "admin" });
  const script = blocks
    .map(({ commands }) => commands.replaceAll(startedSite, siteUrl))
    .join(`\necho; echo "${endOfBlock}"\n`);
  const child = spawn("bash", ["-eu"], {
    env: { ...process.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: examplePassword },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(script);
  return (await text(child.stdout)).split(endOfBlock).map((output) => output.trim());
}

/** `…` matches anything. */
function patternOf(output: string): RegExp {
  const parts = output
    .trim()
    .split("…")
    .map((part) => part.replaceAll(/[^\w\s"]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".*")}$`, "s");
}

it("docs/api.md prints what it says", async () => {
  const blocks = await readBlocks();
  const outputs = await run(blocks);
  expect(outputs).toHaveLength(blocks.length);
  expect(blocks.length).toBeGreaterThan(8);
  for (const [index, { output }] of blocks.entries()) {
    expect(outputs[index]).toMatch(patternOf(output ?? ""));
  }
  expect(await db.selectFrom("events").selectAll().execute()).toEqual([]);
});
