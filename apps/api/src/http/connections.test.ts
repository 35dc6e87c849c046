import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { registerConnections } from "./connections.ts";

const pace = {
  lookEveryMs: 20,
  pieceWithinMs: 300,
  pieceBytesPerSecond: 100e6,
  finishWithinMs: 1_000,
  newForMs: 200,
};
const bytesPerMs = 12_000;
/** More than the system buffers for a client that doesn't read. */
const largeBytes = 30e6;

async function start(changed = {}): Promise<{ app: FastifyInstance; port: number }> {
  const app = Fastify({ return503OnClosing: false });
  registerConnections(app, { ...pace, ...changed });
  app.get("/small", () => "small");
  app.get("/slow", async () => {
    await wait(300);
    return "slow";
  });
  app.post("/form", () => "taken");
  app.get("/large", () => Buffer.alloc(largeBytes));
  app.get("/export", (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* pieces() {
          for (let piece = 0; piece < 300; piece += 1) yield Buffer.alloc(largeBytes / 300);
        })(),
      ),
    ),
  );
  onTestFinished(() => app.close());
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  return { app, port: Number(port) };
}

interface Client {
  socket: Socket;
  read: () => string;
  /** Resolves with the milliseconds until the connection was closed. */
  gone: Promise<number>;
}

async function open(port: number, sent: string): Promise<Client> {
  const socket = connect(port, "127.0.0.1");
  const started = performance.now();
  let received = "";
  socket.on("data", (bytes: Buffer) => (received += bytes.toString("latin1")));
  socket.on("error", () => undefined);
  const gone = new Promise<number>((resolve) => {
    socket.once("close", () => resolve(performance.now() - started));
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  if (sent !== "") socket.write(sent);
  await wait(50);
  return { socket, read: () => received, gone };
}

const json = "Content-Type: application/json\r\n";
const head = "HTTP/1.1\r\nHost: club.example\r\n";

it("closes quickly, whatever a client has begun and not finished", async () => {
  const { app, port } = await start();
  await open(port, "");
  await open(port, "GET /sma");
  await open(port, `GET /small ${head}X-Half: `);
  const idle = await open(port, `GET /small ${head}\r\n`);
  await expect.poll(idle.read).toContain("small");

  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(pace.finishWithinMs / 2);
});

it("lets requests under way finish, and cuts those that don't", async () => {
  const { app, port } = await start();
  const slow = await open(port, `GET /slow ${head}\r\n`);
  const dribbled = await open(port, `POST /form ${head}${json}Content-Length: 9\r\n\r\n"`);

  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(2 * pace.finishWithinMs);
  await Promise.all([slow.gone, dribbled.gone]);
  expect(slow.read()).toContain("\r\nconnection: close\r\n");
  expect(slow.read()).toMatch(/slow$/);
  expect(dribbled.read()).toBe("");
});

it("answers the first request of a connection that was opened just before the close", async () => {
  const { app, port } = await start();
  const client = await open(port, "");
  const closed = app.close();
  client.socket.write(`POST /form ${head}${json}Content-Length: 2\r\n\r\n{}`);
  await Promise.all([closed, client.gone]);
  expect(client.read()).toMatch(/^HTTP\/1\.1 200 OK[^]*taken$/);
});

it("answers the connections that the system still holds when the server closes", async () => {
  const { app, port } = await start();
  const waiting = Array.from({ length: 8 }, () => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(`POST /form ${head}${json}Content-Length: 2\r\n\r\n{}`);
    return text(socket);
  });
  // Now the system has the connections; the server accepts one per turn of the event loop.
  await new Promise((resolve) => process.nextTick(resolve));
  const closed = app.close();
  for (const answer of await Promise.all(waiting)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
});

/** Reads a little now and then. */
function dribble({ socket }: Client): void {
  socket.pause();
  const drops = setInterval(() => socket.read(16_384), 20);
  socket.once("close", () => clearInterval(drops));
}

it.each(["/large", "/export"])(
  "a client that reads %s too slowly is disconnected",
  async (path) => {
    const { app, port } = await start();
    const client = await open(port, "");
    client.socket.pause();
    client.socket.write(`GET ${path} ${head}\r\n`);
    dribble(client);
    await expect.poll(() => connectionsOf(app), { timeout: 5_000, interval: 20 }).toBe(0);
    expect(await client.gone).toBeLessThan(5_000);
  },
);

it(
  "a client that takes an export slowly gets all of it, for longer than one piece may take",
  {
    timeout: 30_000,
  },
  async () => {
    const pieceWithinMs = 1_000;
    const { app, port } = await start({ pieceWithinMs });
    const client = await open(port, "");
    let taken = 0;
    client.socket.on("data", (bytes: Buffer) => {
      taken += bytes.length;
      client.socket.pause();
      setTimeout(() => client.socket.resume(), bytes.length / bytesPerMs);
    });
    const started = performance.now();
    client.socket.write(`GET /export ${head}Connection: close\r\n\r\n`);
    await client.gone;
    expect(performance.now() - started).toBeGreaterThan(2 * pieceWithinMs);
    expect(taken).toBeGreaterThan(largeBytes);
    expect(await connectionsOf(app)).toBe(0);
  },
);

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  return promise;
}
