import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { removeEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { bareEnvironment } from "../../testing/bare-environment.ts";
import { buildWhenNeeded } from "../build-when-needed.ts";

// A first start creates a database, and may build the pages.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const serverFile = join(import.meta.dirname, "../../server.ts");

beforeAll(() => buildWhenNeeded());

/** One test for everything, because a start takes seconds. */
describe("WEB_PROCESSES=2 with the embedded database", () => {
  let dataDir: string;
  let server: RunningServer;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "before-ten-test-"));
    await chmod(dataDir, 0o711);
    server = await startServer({
      DATA_DIR: dataDir,
      WEB_PROCESSES: "2",
      SEED_DEMO: "false",
      METRICS_PORT: String(await findFreePort()),
    });
  });
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await removeEmbeddedPostgres(dataDir);
  });

  it("says once where it is open, when all processes are", async () => {
    expect(server.output().match(/is open at .* with 2 processes/g)).toHaveLength(1);
    expect(await statusOf(server.origin, "/readyz")).toBe(200);
  });

  it("has two processes that answer and one for the background, each with its limits", async () => {
    const members = await listMembers(server.child);
    expect(members).toHaveLength(3);
    for (const { args } of members) expect(args).toContain("--max-old-space-size=320");
  });

  it("serves each one's metrics on a separate port", async () => {
    const lines = server.output().matchAll(/"port":(\d+),"msg":"metrics are answered/g);
    const ports = [...lines].map(([, port]) => port);
    expect(new Set(ports).size).toBe(3);
    for (const port of ports) {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(metrics).toContain('before_ten_database_waiting{pool="primary"} ');
    }
  });

  it("keeps answering when a process is killed, and replaces it", async () => {
    for (const { id } of await listMembers(server.child)) {
      const openBefore = server.openCount();
      // Its requests in progress are lost, but their connections end.
      const during = Promise.all(
        Array.from({ length: 50 }, () => statusOf(server.origin, "/api/events")),
      );
      process.kill(id, "SIGKILL");
      await during;
      // Later requests are answered.
      await expect.poll(() => isThere(server.child, id), { timeout: 10_000 }).toBe(false);
      const statuses = await Promise.all(
        Array.from({ length: 20 }, () => statusOf(server.origin, "/api/events")),
      );
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      const count = async () => (await listMembers(server.child)).length;
      await expect.poll(count, { timeout: 30_000 }).toBe(3);
      await expect.poll(() => statusOf(server.origin, "/readyz"), { timeout: 30_000 }).toBe(200);
      // Otherwise the next kill would leave no open process.
      await expect.poll(() => server.openCount(), { timeout: 30_000 }).toBe(openBefore + 1);
    }
    expect(server.output()).toContain("a process of the server ended, and is made anew");
    // Three starts, each as long as the waits above allow.
  }, 300_000);

  it("ends all of them, and PostgreSQL, within ten seconds of SIGTERM", async () => {
    const members = await listMembers(server.child);
    const began = performance.now();
    server.child.kill("SIGTERM");
    expect(await server.exit).toEqual([0, null]);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(members.filter(({ id }) => isAlive(id))).toEqual([]);
    expect(server.output()).not.toMatch(/"level":[56]0(?!.*made anew)/);
  });
});

it("ROLE=worker answers /readyz alone, and ROLE=web answers without working", async () => {
  const { connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-test-"));
  const shared = { DATA_DIR: dataDir, DATABASE_URL: connectionString };
  const web = await startServer({ ...shared, ROLE: "web" });
  onTestFinished(() => void web.child.kill("SIGKILL"));
  const worker = await startServer({ ...shared, ROLE: "worker" });
  onTestFinished(() => void worker.child.kill("SIGKILL"));

  expect(worker.output()).toMatch(/works in the background; its status is at http:\S+\/readyz/);
  expect(await statusOf(worker.origin, "/readyz")).toBe(200);
  expect(await statusOf(worker.origin, "/healthz")).toBe(200);
  expect(await statusOf(worker.origin, "/api/events")).toBe(404);
  expect(await statusOf(web.origin, "/api/events")).toBe(200);

  // A contact message queues a mail, which becomes a file once a process delivers it.
  const message = {
    name: "Ana",
    email: "ana@mail.example",
    subject: "Cloakroom",
    message: "Is there a cloakroom?",
    type: "general",
  };
  const sent = await fetch(`${web.origin}/api/contact/send`, {
    method: "POST",
    body: JSON.stringify(message),
    headers: { "content-type": "application/json" },
  });
  expect(sent.ok).toBe(true);
  await expect.poll(() => listMails(dataDir), { timeout: 20_000 }).not.toEqual([]);

  worker.child.kill("SIGTERM");
  expect(await worker.exit).toEqual([0, null]);
  web.child.kill("SIGTERM");
  expect(await web.exit).toEqual([0, null]);
});

it("shows a change made on another machine, even if both had it cached", async () => {
  const { connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-test-"));
  const admin = { email: "ana@club.example", password: "a lantern over the dance floor" };
  const shared = { DATA_DIR: dataDir, DATABASE_URL: connectionString, ROLE: "web" };
  const first = await startServer({
    ...shared,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  onTestFinished(() => void first.child.kill("SIGKILL"));
  const second = await startServer(shared);
  onTestFinished(() => void second.child.kill("SIGKILL"));
  const read = async ({ origin }: RunningServer, path: string) =>
    (await fetch(origin + path)).text();
  const post = (path: string, body: object, token = "") =>
    fetch(first.origin + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    });
  const signedIn = await post("/api/auth/login", admin);
  const { token } = z.object({ token: z.string() }).parse(await signedIn.json());

  const paths = ["/api/events", "/events"];
  for (const server of [first, second]) {
    for (const path of paths) expect(await read(server, path)).not.toContain("Sunday Lantern");
  }
  expect(
    (await post("/api/events", { ...someEvent, eventName: "Sunday Lantern" }, token)).status,
  ).toBe(201);
  // An answer is cached for a minute unless it is invalidated.
  for (const path of paths) {
    await expect.poll(() => read(second, path), { timeout: 20_000 }).toContain("Sunday Lantern");
  }
});

const someEvent = {
  description: "Lights out at ten.",
  startDate: "2031-06-01T00:00:00.000Z",
  endDate: "2031-06-01T00:00:00.000Z",
  startTime: "16:00",
  endTime: "22:00",
  country: "UK",
  ticketPrice: { amount: 35.5, currency: "GBP" },
  redirectUrl: "https://tickets.example/before-ten",
  location: { formatted: "The Corn Exchange, London", coordinates: [-0.08, 51.52] },
  status: "active",
};

interface RunningServer {
  child: ChildProcess;
  origin: string;
  output: () => string;
  /** Its exit code and the signal that ended it. */
  exit: Promise<unknown[]>;
  /** How many processes have reported being open, including ended ones. */
  openCount: () => number;
}

async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [serverFile], {
    env: { ...bareEnvironment, PORT: String(port), LOG_LEVEL: "info", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => (output += String(text)));
  }
  while (!output.includes("after its start") && child.exitCode === null) await wait(50);
  if (child.exitCode !== null) throw new Error(output);
  const origin = `http://127.0.0.1:${port}`;
  const openCount = () => output.match(/a process of the server is open/g)?.length ?? 0;
  return { child, origin, output: () => output, exit, openCount };
}

/**
 * 0 if the connection ended without an answer. Each call uses its own connection. Rejects after ten
 * seconds without one.
 */
async function statusOf(origin: string, path: string): Promise<number> {
  const signal = AbortSignal.timeout(10_000);
  try {
    const response = await fetch(origin + path, { headers: { connection: "close" }, signal });
    await response.text();
    return response.status;
  } catch (error) {
    if (signal.aborted) throw error;
    return 0;
  }
}

async function listMembers({ pid }: ChildProcess): Promise<{ id: number; args: string }[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,stat=,args="]);
  return stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === pid && state?.startsWith("Z") === false)
    .map(([id, , , ...args]) => ({ id: Number(id), args: args.join(" ") }))
    .filter(({ args }) => args.includes("server.ts"));
}

async function isThere(parent: ChildProcess, id: number): Promise<boolean> {
  return (await listMembers(parent)).some((member) => member.id === id);
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function listMails(dataDir: string): Promise<string[]> {
  return readdir(join(dataDir, "outbox")).catch(() => []);
}
