import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** Prints the address of each file loaded as a module. */
const listing = `
  import { registerHooks } from "node:module";
  const urls = [];
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
  for (const url of process.argv.slice(1)) await import(url);
  console.log(JSON.stringify(urls.filter((url) => url.startsWith("file:"))));
`;

async function filesLoadedFor(...modules: string[]): Promise<string[]> {
  const addresses = modules.map((file) => pathToFileURL(join(import.meta.dirname, file)).href);
  const args = ["--input-type=module", "--eval", listing, ...addresses];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const files: unknown = JSON.parse(stdout);
  return Array.isArray(files) ? files.map(String) : [];
}

/** Each of these slows the start, and takes memory as long as the server runs. */
it("modules that few requests need aren't loaded at the start", async () => {
  const files = await filesLoadedFor(
    "prepare-site.ts",
    "prepare-server.ts",
    "answer-requests.ts",
    "work-in-background.ts",
  );
  const loadedLater =
    /node_modules\/(sharp|@modelcontextprotocol|@simplewebauthn|nodemailer|fontkit|@zxcvbn-ts|@sindresorhus|vite|feedsmith|ical-generator|cheerio|htmlparser2|timezones-ical-library|sitemap|prom-client|@opentelemetry)\/|\/packages\/drawing\/src\/(?!lettering\/web-fonts)|\/demo\/src\/(?!is-empty)|\/migrations\/2/;
  expect(files.filter((file) => loadedLater.test(file))).toEqual([]);
  // Notices a library that loads hundreds of files; raise it for what a start needs.
  expect(files.length).toBeLessThan(1_800);
});

it("only modules that start the database are loaded before it is started", async () => {
  const files = await filesLoadedFor("start-server.ts");
  const loadedLater =
    /node_modules\/(fastify|@trpc|pg-boss)\/|\/apps\/api\/src\/(features|pages)\//;
  expect(files.filter((file) => loadedLater.test(file))).toEqual([]);
});

it("the supervisor loads none of the other processes' modules", async () => {
  const files = await filesLoadedFor(
    "prepare-site.ts",
    "supervise-members.ts",
    "../first-admin.ts",
  );
  const membersAlone = /node_modules\/(fastify|@trpc|pg-boss)\//;
  expect(files.filter((file) => membersAlone.test(file))).toEqual([]);
});

it("a process for requests loads no background work, and vice versa", async () => {
  const web = await filesLoadedFor("answer-requests.ts");
  expect(web.filter((file) => file.endsWith("/campaign-worker.ts"))).toEqual([]);
  const worker = await filesLoadedFor("work-in-background.ts");
  expect(worker.filter((file) => file.endsWith("/page-handler.ts"))).toEqual([]);
});
