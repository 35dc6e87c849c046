import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { plainImage } from "../../../apps/api/src/testing/sample-images.ts";
import { type Answer, call } from "../calls.ts";
import { eventBody, startLoad } from "../load.ts";
import { Oracle } from "../oracle.ts";
import { Report, spread } from "../report.ts";
import { type Extent, type World, startWorld } from "../world.ts";

const endsWithinMs = 10_000;
const head = "HTTP/1.1\r\nHost: club.example\r\n";

/** What a client may have sent: nothing, half a line, half of its headers, half of its body. */
const beginnings = [
  "",
  "GET /api/ev",
  `GET /api/events ${head}X-Half: `,
  `POST /api/contact/send ${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
];

/**
 * SIGTERM under load, with silent and half-sent connections open, and uploads and mails in
 * progress.
 */
export async function terminate({ kills, isShort }: Extent): Promise<Report> {
  const report = new Report(
    "SIGTERM under load, with unfinished connections and uploads under way",
  );
  const times = isShort ? 1 : Math.ceil(kills / 5);
  // Including a mail whose SMTP session outlasts the server.
  await using world = await startWorld({ mail: { delayMs: () => 20_000 } });
  const { site, token, postgres } = world;
  const oracle = new Oracle();
  const image = new Blob([await plainImage({ width: 2_000, height: 2_500 }).jpeg().toBuffer()]);
  const endings: (string | number)[] = [];
  const endedAfter: number[] = [];
  const uploads: (Answer | undefined)[] = [];
  let left = 0;
  for (let time = 0; time < times; time += 1) {
    const load = startLoad({ origins: [site.origin], token, oracle });
    // Alternately without a half-sent body, as that is a request in progress, which gets its
    // seconds.
    const sockets = await Promise.all(
      beginnings.slice(0, 4 - (time % 2)).map((sent) => open(world, sent)),
    );
    await wait(500);
    const upload = uploadPoster(world, image);
    await wait(150);
    const { ended, ms } = await site.terminate();
    endings.push(ended);
    endedAfter.push(ms);
    uploads.push(await upload);
    if ((await postgres.postmaster()) !== undefined) left += 1;
    for (const socket of sockets) socket.destroy();
    await site.start();
    await load.stop();
  }
  const others = endings.filter((ended) => ended !== 0).map(String);
  const unanswered = uploads.filter((answer) => answer?.status !== 201);
  report.tell("SIGTERMs", times);
  report.checkNone("ended otherwise than with 0", others);
  report.check("ended after", spread(endedAfter), Math.max(...endedAfter) < endsWithinMs);
  report.check("PostgreSQL left running", left, left === 0);
  report.checkNone(
    "uploads under way that got no 201",
    unanswered.map((answer) => String(answer?.status)),
  );
  await oracle.checkWrites(report, postgres.db, site.origin);
  return report;
}

async function open({ site }: World, sent: string): Promise<Socket> {
  const socket = connect(site.port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  if (sent !== "") socket.write(sent);
  return socket;
}

function uploadPoster({ site, token }: World, image: Blob): Promise<Answer | undefined> {
  const form = new FormData();
  for (const [name, value] of Object.entries(eventBody(`Poster ${randomUUID()}`))) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  form.append("image", image, "poster.jpg");
  return call(site.origin, "/api/events", { method: "POST", token, body: form });
}
