import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { madeKey } from "../testing/accounts/made-key.ts";
import { openTestApp } from "../testing/test-app.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../../..");
const client = join(root, "packages/rest-client");

const { app, deps } = await openTestApp();
const siteUrl = await app.listen({ port: 0, host: "127.0.0.1" });

/** An empty folder with the packed client installed, its dependencies from this repository. */
async function installPacked(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "before-ten-client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const modules = join(folder, "node_modules");
  const installed = join(modules, "@before-ten/rest-client");
  await mkdir(installed, { recursive: true });
  await run("npm", ["pack", "--pack-destination", folder], { cwd: client });
  const tarball = join(folder, "before-ten-rest-client-0.0.0.tgz");
  await run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  const fetchEntry = createRequire(join(client, "package.json")).resolve("openapi-fetch");
  const helpers = createRequire(fetchEntry).resolve("openapi-typescript-helpers/package.json");
  for (const [name, at] of [
    ["openapi-fetch", join(dirname(fetchEntry), "..")],
    ["openapi-typescript-helpers", dirname(helpers)],
  ] as const) {
    await cp(at, join(modules, name), { recursive: true, dereference: true });
  }
  return folder;
}

it("the client's README does what it says, from a packed tarball", async () => {
  const folder = await installPacked();
  const readme = await readFile(join(client, "README.md"), "utf8");
  const blocksOf = (language: string) =>
    [...readme.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"))]
      .map(([, block]) => block)
      .join("");
  const program = blocksOf("ts").replaceAll("https://club.example", siteUrl);
  await writeFile(join(folder, "main.ts"), program);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const options = { noEmit: true, strict: true, module: "nodenext", lib: ["ESNext", "DOM"] };
  const types = { typeRoots: [join(root, "node_modules/@types")], types: ["node"] };
  const config = { compilerOptions: { ...options, ...types }, files: ["main.ts"] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  await run(join(root, "node_modules/.bin/tsc"), ["-p", folder]);

  const { secret } = await madeKey(deps, { scopes: ["read", "events:write"] });
  const { stdout } = await run(process.execPath, [join(folder, "main.ts")], {
    env: { ...process.env, CLUB_KEY: secret },
  });
  expect(stdout).toBe(blocksOf("text"));
}, 60_000);
