import { type Socket, connect } from "node:net";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const { app, deps } = await startTestApp(db);
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(async () => {
  await app.close();
  await close();
});

const closedWithinMs = 15_000;
/** When the server accepted a port's connection, as clients and server share this process. */
const acceptedAt = new Map<number | undefined, number>();
app.server.on("connection", ({ remotePort }) => acceptedAt.set(remotePort, performance.now()));

/**
 * Sends the beginning, and then one byte a second for as long as allowed. Returns how many
 * milliseconds passed since the server accepted the connection, without this process's timer
 * delays, and what it read.
 */
function dribble(beginning: string, isStalling = false) {
  let localPort: number | undefined;
  const socket: Socket = connect(Number(port), "127.0.0.1", () => {
    ({ localPort } = socket);
    socket.write(beginning);
  });
  const closed = new Promise<{ ms: number; read: string }>((resolve) => {
    let lateMs = 0;
    let dueAt = performance.now() + 1_000;
    const drops = setInterval(() => {
      lateMs += Math.max(0, performance.now() - dueAt);
      dueAt = performance.now() + 1_000;
      if (!isStalling) socket.write("x");
    }, 1_000);
    let read = "";
    socket.on("data", (bytes) => (read += bytes.toString()));
    // A byte sent while the server closes is answered by a reset; everything before it has been
    // read.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(drops);
      const started = acceptedAt.get(localPort) ?? NaN;
      resolve({ ms: performance.now() - started - lateMs, read });
    });
  });
  return { socket, closed };
}

/** Sends the beginning, and nothing after it. */
const stall = (beginning: string) => dribble(beginning, true).closed;

const body = "Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{";

it.concurrent.each([
  ["its first line", "GET /api/ev"],
  ["its headers", "GET /api/events HTTP/1.1\r\nHost: club.example\r\nX-A: "],
  ["a body over REST", `POST /api/contact/send HTTP/1.1\r\nHost: club.example\r\n${body}`],
  ["a body over tRPC", `POST /trpc/contact.send HTTP/1.1\r\nHost: club.example\r\n${body}`],
])(
  "a client that dribbles %s is let go of",
  { timeout: 4 * closedWithinMs },
  async (_what, beginning) => {
    const { ms, read } = await dribble(beginning).closed;
    expect(ms).toBeLessThan(closedWithinMs);
    expect(read).toMatch(/^HTTP\/1\.1 408 /);
    expect(read).toContain('{"success":false,"error":"The request took too long to arrive.');
  },
);

const boundary =
  "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 10000\r\n\r\n--x";
const uploadBy = (token: string) =>
  `POST /api/events HTTP/1.1\r\nHost: club.example\r\nAuthorization: Bearer ${token}\r\n${boundary}`;

it.concurrent("an upload has as long as bytes keep arriving", { timeout: 90_000 }, async () => {
  const { token } = await signedInAs(deps, "admin");
  const upload = dribble(uploadBy(token));
  const stalled = await stall(uploadBy(token));
  expect(stalled.ms).toBeGreaterThan(19_000);
  expect(stalled.ms).toBeLessThan(25_000);
  expect(stalled.read).toMatch(/^HTTP\/1\.1 408 /);
  upload.socket.destroy();
  expect((await upload.closed).read).toBe("");
});

it.concurrent(
  "one that was refused and goes on sending is let go of",
  { timeout: 90_000 },
  async () => {
    const { ms, read } = await dribble(uploadBy("nothing")).closed;
    expect(read).toMatch(/^HTTP\/1\.1 401 /);
    expect(ms).toBeLessThan(20_000);
  },
);
