import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { expect, it, onTestFinished } from "vitest";
import { madeKey } from "../testing/accounts/made-key.ts";
import { openTestApp } from "../testing/test-app.ts";

const port = await findFreePort();
const publicUrl = `http://127.0.0.1:${port}`;
let secret = "";
const { app, deps } = await openTestApp({
  site: { publicUrl },
  // The suite sends no key.
  watch: (server) => {
    server.addHook("onRequest", (request, _reply, done) => {
      request.headers.authorization = `Bearer ${secret}`;
      done();
    });
  },
});

const suite = join(
  import.meta.dirname,
  "../../node_modules/@modelcontextprotocol/conformance/dist/index.js",
);
const notOffered = join(import.meta.dirname, "conformance.yml");

it("passes the protocol's own conformance suite, but for what it doesn't offer", async () => {
  ({ secret } = await madeKey(deps, { scopes: ["read", "events:write"] }));
  await app.listen({ port, host: "127.0.0.1" });
  const folder = await mkdtemp(join(tmpdir(), "before-ten-mcp-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const options = [
    "--url",
    `${publicUrl}/mcp`,
    "--suite",
    "all",
    "--expected-failures",
    notOffered,
  ];
  // Fails for a failure that isn't listed, and for one listed that passes.
  const { stdout } = await promisify(execFile)(process.execPath, [suite, "server", ...options], {
    cwd: folder,
  });
  for (const scenario of ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"]) {
    expect(stdout).toContain(`✓ ${scenario}: `);
  }
}, 120_000);
