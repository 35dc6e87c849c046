import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { Report, show } from "../report.ts";
import { type Extent, type World, startWorld } from "../world.ts";

const subscribers = 60_000;
const cutWithinMs = 180_000;
const dribbleBytes = 500;

/**
 * A client that requests a lot and reads it byte by byte holds its connection no longer than an
 * honest one may.
 */
export async function slowReader({ isShort }: Extent): Promise<Report> {
  const report = new Report("readers that take their answer at a dribble");
  if (isShort) {
    report.tell("left out", "it takes minutes");
    return report;
  }
  await using world = await startWorld();
  await storeManySubscribers(world.postgres.db, subscribers, new Date());
  const asked = {
    "an export as CSV": "/api/admin/newsletter/export?format=csv",
    "an export as JSON": "/api/admin/newsletter/export",
  };
  const found = await Promise.all(
    Object.entries(asked).map(async ([what, path]) => ({ what, ms: await heldFor(world, path) })),
  );
  for (const { what, ms } of found)
    report.check(`${what}, let go of after`, show(ms), ms < cutWithinMs);
  return report;
}

/** How long the server keeps the connection: the client sees the end only after the rest. */
async function heldFor({ site, token }: World, path: string): Promise<number> {
  const started = performance.now();
  const socket = connect(site.port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const { localPort = 0 } = socket;
  socket.pause();
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: club.example\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  while (performance.now() - started < 2 * cutWithinMs && (await isOpen(site.port, localPort))) {
    socket.read(dribbleBytes);
    await wait(1_000);
  }
  socket.destroy();
  return performance.now() - started;
}

/** Whether the system has an established connection between these ports, seen from the first. */
async function isOpen(from: number, to: number): Promise<boolean> {
  const established = "01";
  const table = await readFile("/proc/net/tcp", "utf8");
  return table.split("\n").some((line) => {
    const [, local, remote, state] = line.trim().split(/\s+/);
    return portOf(local) === from && portOf(remote) === to && state === established;
  });
}

function portOf(address = ""): number {
  return Number.parseInt(address.split(":")[1] ?? "", 16);
}
