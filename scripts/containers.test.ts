import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

/** What no linter knows of `Dockerfile` and `compose.yaml`: what has to agree with the rest. */

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const lastStage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));

it("an image has the Node and the pnpm of everything else", () => {
  const [, node] = /^nodeVersion: (\S+)$/m.exec(read("pnpm-workspace.yaml")) ?? [];
  const bases = [...dockerfile.matchAll(/^FROM node:(\S+?)-\S+/gm)].map(([, version]) => version);
  expect(bases).toEqual([node, node]);
  const [pnpm] = /pnpm@\S+\d/.exec(read(".ci/run")) ?? [];
  expect(dockerfile.match(/pnpm@\S+\d/g)).toEqual([pnpm]);
});

it("an image copies what there is, and what .dockerignore lets in", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = ""]) => sources.split(" "))
    .filter((source) => source !== ".");
  const letIn = [...read(".dockerignore").matchAll(/^!(\S+)$/gm)].map(([, path = ""]) => path);
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(
    copied.filter((path) => !letIn.some((each) => path === each || path.startsWith(`${each}/`))),
  ).toEqual([]);
});

it("the server in an image isn't root's, and can't change its own files", () => {
  expect(lastStage).toMatch(/^USER node$/m);
  expect(lastStage.match(/^COPY .*--chown/gm)).toBeNull();
});

it("an image finds out whether its server lives", async () => {
  const [, arrayed = "[]"] = /HEALTHCHECK[^[]*(\[.*\])/.exec(lastStage) ?? [];
  const [program, ...args]: string[] = JSON.parse(arrayed);
  expect(program).toBe("node");
  let status = 200;
  const requested: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    requested.push(url);
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const check = () =>
    new Promise<boolean>((resolve) => {
      const env = { PORT: String(port) };
      execFile(process.execPath, args, { env }, (error) => resolve(error === null));
    });
  expect(await check()).toBe(true);
  status = 503;
  expect(await check()).toBe(false);
  expect(requested).toEqual(["/healthz", "/healthz"]);
});

it("compose.yaml names an exact version of each image, and gives the site settings that it has", () => {
  const images = [...compose.matchAll(/^ +image: (.+)$/gm)].map(([, image = ""]) => image);
  expect(images.filter((image) => !/^[\w./-]+:v?\d+\.\d+(\.\d+)?(-\w+)?$/.test(image))).toEqual([]);
  const [, site = ""] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  const names = [...site.matchAll(/^ {6}(\w+):/gm)].map(([, name = ""]) => name);
  const known = read(".env.example");
  expect(names).toContain("DATABASE_URL");
  expect(names.filter((name) => !new RegExp(`^# ${name}=`, "m").test(known))).toEqual([]);
});

it("docs/operations.md names each secret that compose.yaml asks for", () => {
  const secrets = new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = ""]) => name));
  const docs = read("docs/operations.md");
  expect([...secrets].filter((name) => !docs.includes(`${name}=`))).toEqual([]);
});
