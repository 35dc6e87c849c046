import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** Prints the address of each file that is loaded for a module. */
const listing = `
  import { registerHooks } from "node:module";
  const urls = [];
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
  await import(process.argv[1]);
  console.log(JSON.stringify(urls.filter((url) => url.startsWith("file:"))));
`;

async function filesLoadedFor(file: string): Promise<string[]> {
  const url = pathToFileURL(join(import.meta.dirname, file)).href;
  const args = ["--input-type=module", "--eval", listing, url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const files: unknown = JSON.parse(stdout);
  return Array.isArray(files) ? files.map(String) : [];
}

/** A start waits for each of these, and each takes memory for as long as the server runs. */
it("what few requests need is not loaded when the server starts", async () => {
  const files = await filesLoadedFor("prepare-server.ts");
  const loadedLater =
    /node_modules\/(sharp|nodemailer|fontkit|@zxcvbn-ts|@sindresorhus|vite|feedsmith|ical-generator|cheerio|htmlparser2|timezones-ical-library|sitemap)\/|\/packages\/drawing\/|\/demo\/src\/(?!is-empty)|\/migrations\/2/;
  expect(files.filter((file) => loadedLater.test(file))).toEqual([]);
  // A library that brings hundreds of files is noticed here; raise it for what a start needs.
  expect(files.length).toBeLessThan(1_250);
});

it("only what starts the database is loaded before it is told to start", async () => {
  const files = await filesLoadedFor("start-server.ts");
  const loadedLater =
    /node_modules\/(fastify|@trpc|pg-boss)\/|\/apps\/api\/src\/(features|pages)\//;
  expect(files.filter((file) => loadedLater.test(file))).toEqual([]);
});
