import { randomBytes } from "node:crypto";
import { createDatabase } from "@before-ten/db/client";
import { storeRecipient, storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { textsOfAllRows } from "@before-ten/db/testing/all-rows";
import { beforeEach, describe, expect, it } from "vitest";
import { openTestApp, startTestApp } from "../../../testing/test-app.ts";
import { clickUrl, openUrl } from "./click-link.ts";

const { app, db, deps, clock } = await openTestApp();
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0 Canary/7.0";
const remoteAddress = "203.0.113.77";

const links = [
  { url: "https://club.example/events" },
  { url: "https://tickets.example/7?sig=a%2Fb" },
  { url: "https://club.example/blog?utm_source=mine" },
  { url: "javascript:alert(1)" },
];

let people = 0;
let campaignId: string;
let recipientId: string;

beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  campaignId = await storeSentCampaign(db, { subject: "Sunday", links });
  recipientId = await newRecipient(campaignId);
});

async function newRecipient(campaign: string): Promise<string> {
  people += 1;
  const subscriberId = await storeSubscriber(db, { email: `person${people}@mail.example` });
  return storeRecipient(db, { campaignId: campaign, subscriberId });
}

function pathOf(linkNumber: number, recipient = recipientId): string {
  return clickUrl({ ...deps, publicUrl: "" }, recipient, linkNumber);
}

interface Opening {
  agent?: string;
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
}

function open(url: string, { agent = browser, method = "GET", headers = {} }: Opening = {}) {
  return app.inject({
    method,
    url,
    remoteAddress,
    headers: { "user-agent": agent, ...headers },
  });
}

/** `1 by people` for each link, and whether the mail counts as clicked. */
async function counted(recipient = recipientId) {
  const rows = await db
    .selectFrom("campaign_clicks")
    .selectAll()
    .where("recipient_id", "=", recipient)
    .orderBy("link_number")
    .orderBy("is_scanner")
    .execute();
  const { clicked_at: clickedAt } = await db
    .selectFrom("campaign_recipients")
    .select("clicked_at")
    .where("id", "=", recipient)
    .executeTakeFirstOrThrow();
  return {
    clicks: rows.map((row) => [row.link_number, row.is_scanner ? "scanner" : "person", row.clicks]),
    clickedAt: clickedAt?.toISOString() ?? null,
  };
}

describe("a link of a mail", () => {
  it("leads to the campaign's address, of our own pages with where one came from", async () => {
    const answer = await open(pathOf(1));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: `https://club.example/events?utm_source=newsletter&utm_medium=email&utm_campaign=sunday.${campaignId.replaceAll("-", "")}`,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    expect((await open(pathOf(2))).headers.location).toBe(links[1]?.url);
    expect((await open(pathOf(3))).headers.location).toBe(links[2]?.url);
  });

  it("leads to its own campaign's address alone", async () => {
    const other = await storeSentCampaign(db, { links: [{ url: "https://other.example/" }] });
    const mail = await newRecipient(other);
    expect((await open(pathOf(1, mail))).headers.location).toBe("https://other.example/");
    expect((await open(pathOf(2, mail))).statusCode).toBe(404);
  });

  it.each([
    ["a number that the campaign has no link of", () => pathOf(5)],
    [
      "a token of which one letter is another",
      () => pathOf(1).replace(/.$/, (end) => (end === "A" ? "B" : "A")),
    ],
    ["a mail that there isn't", () => pathOf(1, "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11")],
    ["a token of chance", () => `/c/${randomBytes(30).toString("base64url")}`],
    ["half a token", () => pathOf(1).slice(0, 30)],
    ["an address in place of a token", () => "/c/https%3A%2F%2Fevil.example"],
    [
      "an open's token",
      () => openUrl({ ...deps, publicUrl: "/c" }, recipientId).replace("/c/o", "/c"),
    ],
    ["a stored address that is no link", () => pathOf(4)],
  ])("leads nowhere by %s", async (_, path) => {
    const answer = await open(`${path()}?url=https://evil.example`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toContain("This link leads nowhere.");
    expect(answer.body).not.toContain("evil");
    expect(await counted()).toEqual({ clicks: [], clickedAt: null });
  });

  it("only accepts reads", async () => {
    const answer = await app.inject({ method: "POST", url: pathOf(1) });
    expect(answer.statusCode).toBe(404);
    expect(await counted()).toEqual({ clicks: [], clickedAt: null });
  });

  it("lets a visitor try again when the database is away", async () => {
    const nowhere = createDatabase({ connectionString: "postgres://postgres@127.0.0.1:1/nowhere" });
    const { app: away } = await startTestApp(nowhere);
    const answer = await away.inject(pathOf(1));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.body).toContain('<meta http-equiv="refresh" content="5" />');
    await away.close();
    await nowhere.destroy();
  });
});

describe("a click", () => {
  it("is a person's, and each is counted", async () => {
    await open(pathOf(1));
    clock.advance(60_000);
    await open(pathOf(1));
    await open(pathOf(2));
    expect(await counted()).toEqual({
      clicks: [
        [1, "person", 2],
        [2, "person", 1],
      ],
      clickedAt: "2026-12-04T12:00:00.000Z",
    });
  });

  it.each<[string, Opening]>([
    ["HEAD", { method: "HEAD" }],
    ["a gateway", { agent: "Mozilla/5.0 (compatible; Mimecast)" }],
    ["a program", { agent: "curl/8.5.0" }],
    ["no agent", { agent: "" }],
    ["a browser that fetches ahead", { headers: { "sec-purpose": "prefetch" } }],
  ])("is a scanner's when it comes by %s, and leads on", async (_, how) => {
    const answer = await open(pathOf(1), how);
    expect(answer.statusCode).toBe(302);
    expect(await counted()).toEqual({ clicks: [[1, "scanner", 1]], clickedAt: null });
  });

  it("is a scanner's within ten seconds of the delivery", async () => {
    clock.set("2026-12-03T09:00:09.900Z");
    await open(pathOf(1));
    clock.set("2026-12-03T09:00:10.000Z");
    await open(pathOf(1));
    expect(await counted()).toMatchObject({
      clicks: [
        [1, "person", 1],
        [1, "scanner", 1],
      ],
    });
  });

  it("is a scanner's in a burst, and so are those before it", async () => {
    const other = await newRecipient(campaignId);
    await open(pathOf(1));
    clock.advance(2_000);
    await open(pathOf(1, other));
    await open(pathOf(2));
    expect(await counted()).toMatchObject({ clickedAt: "2026-12-04T12:00:00.000Z" });
    clock.advance(2_000);
    await open(pathOf(3));
    expect(await counted()).toEqual({
      clicks: [
        [1, "scanner", 1],
        [2, "scanner", 1],
        [3, "scanner", 1],
      ],
      clickedAt: null,
    });
    expect(await counted(other)).toMatchObject({ clicks: [[1, "person", 1]] });
  });

  it("of three links at the very same time is a scanner's, in any order", async () => {
    await Promise.all([1, 2, 3].map((link) => open(pathOf(link))));
    expect(await counted()).toEqual({
      clicks: [
        [1, "scanner", 1],
        [2, "scanner", 1],
        [3, "scanner", 1],
      ],
      clickedAt: null,
    });
  });

  it("sets the subscriber's engagement, and a burst takes it back", async () => {
    const rate = async () =>
      db
        .selectFrom("subscribers")
        .innerJoin("campaign_recipients", "campaign_recipients.subscriber_id", "subscribers.id")
        .select(["engagement_rate", "rated_campaigns"])
        .where("campaign_recipients.id", "=", recipientId)
        .executeTakeFirstOrThrow();
    await open(pathOf(1));
    expect(await rate()).toEqual({ engagement_rate: "100.00", rated_campaigns: 1 });
    await open(pathOf(2));
    await open(pathOf(3));
    expect(await rate()).toEqual({ engagement_rate: "0.00", rated_campaigns: 1 });
  });

  it("stores neither address nor user agent", async () => {
    await open(pathOf(1));
    const rows = await textsOfAllRows(db);
    expect(rows.filter((row) => row.includes("Canary/7.0") || row.includes(remoteAddress))).toEqual(
      [],
    );
  });

  it("isn't logged with its recipient", async () => {
    const lines: string[] = [];
    const logged = await openTestApp({
      logLevel: "info",
      logTo: { write: (line) => void lines.push(line) },
    });
    await logged.app.inject(pathOf(1));
    const token = pathOf(1).slice(3);
    expect(lines.join("")).toContain("/c/…");
    expect(lines.join("")).not.toContain(token);
  });
});

describe("the image that reports an open", () => {
  async function openedAt(recipient: string) {
    const row = await db
      .selectFrom("campaign_recipients")
      .select("opened_at")
      .where("id", "=", recipient)
      .executeTakeFirstOrThrow();
    return row.opened_at?.toISOString() ?? null;
  }

  function pathOfOpen(recipient: string): string {
    return openUrl({ ...deps, publicUrl: "" }, recipient);
  }

  it("tells nothing unless the campaign counts opens", async () => {
    expect((await open(pathOfOpen(recipientId))).statusCode).toBe(200);
    expect(await openedAt(recipientId)).toBeNull();
  });

  it("reports the first open, unless it was loaded immediately", async () => {
    const id = await newRecipient(await storeSentCampaign(db, { countsOpens: true }));
    clock.set("2026-12-03T09:00:05Z");
    await open(pathOfOpen(id));
    expect(await openedAt(id)).toBeNull();
    clock.set("2026-12-03T10:00:00Z");
    await open(pathOfOpen(id), { method: "HEAD" });
    expect(await openedAt(id)).toBeNull();
    const { headers, rawPayload } = await open(pathOfOpen(id));
    expect(headers).toMatchObject({ "content-type": "image/gif", "cache-control": "no-store" });
    expect(rawPayload.subarray(0, 6).toString()).toBe("GIF89a");
    clock.set("2026-12-03T11:00:00Z");
    await open(pathOfOpen(id));
    expect(await openedAt(id)).toBe("2026-12-03T10:00:00.000Z");
  });

  it("is an image for a wrong token too", async () => {
    expect((await open("/o/wrong")).headers["content-type"]).toBe("image/gif");
  });
});
